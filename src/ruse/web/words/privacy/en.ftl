### The privacy page, in English.

privacy-title = Privacy
privacy-intro = You need no account here, and nobody tracks you. This page says what this server keeps about you.
privacy-cookies = Cookies
privacy-cookies-text = One cookie holds a random number, so that the server recognises you at your seat. It lasts a year. A second one keeps your language. There are no other cookies, no ads, and nothing from other sites.
privacy-kept = What is kept
privacy-kept-text = The name you chose, the tables you sat at with every action, what you wrote in the chat, and your private notes. Everyone at a table sees your name, and the players see what you write. After the match, anyone who has the link can watch the replay. Whoever runs this server decides how long tables are kept.
privacy-addresses = Addresses
privacy-addresses-text = Your network address is used to answer you and to stop abuse. It is written down only if you run into a limit or report a table. Whoever runs this server can switch that off.
privacy-delete = Delete everything about me
privacy-delete-text = This deletes your name, what you wrote and your notes, and takes you off every table. A bot takes over where a match is still running. Backups that already exist keep it until they are replaced, usually within a week. It cannot be undone.
privacy-delete-button = Delete my data
privacy-delete-confirm = Yes, delete my name, my messages and my notes
privacy-deleted = Your data has been deleted.
privacy-contact = Who runs this server
privacy-contact-none = Whoever runs this server has left no address here. Ask the person who gave you the link.
privacy-link = Privacy
