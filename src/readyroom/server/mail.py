"""E-mail through the host's SMTP server."""

import asyncio
import smtplib
from email.message import EmailMessage

from readyroom.server.settings import Mail


async def send(mail: Mail, to: str, subject: str, text: str) -> None:
    await asyncio.to_thread(_send, mail, to, subject, text)


def _send(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"] = mail.sender or mail.user
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.starttls:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
