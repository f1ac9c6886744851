"""A table in play: one object (`Table`) made of parts, each in a file named like it.

| part | what it knows |
|---|---|
| `game_log` | the game in memory, exactly as its stored rows tell it |
| `moves` | what a seat may do, checked before anything changes |
| `audience` | the sockets of this process, and what each of them has been told |
| `presence` | who is connected anywhere, who is absent, for whom the table waits |
| `windows`, `window_times` | who is asked in a secret window, and how long it stays open |
| `requests` | asking the table to take an answer back |
| `orders` | standing orders, by which questions are answered for a seat |
| `thinkers` | the computer players that are thinking |
| `clocks` | the seconds left of each seat |
| `jobs`, `alarm` | one thing after the other, and the next moment at which something happens by itself |

All that changes a game goes through `Table.commit`.
"""
