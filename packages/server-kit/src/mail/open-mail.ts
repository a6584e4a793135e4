import { createTransport } from 'nodemailer'
import type { Clock } from '../process/clock.ts'
import { fileMail } from './files.ts'
import type { MailConfig } from './mail-config.ts'
import { type MailProvider, messageOf } from './mail-provider.ts'

export function openMail(config: MailConfig, clock: Clock): MailProvider {
  return config.kind === 'smtp'
    ? smtpMail(config.url, config.from)
    : fileMail(config.folder, config.from, clock)
}

/** Timeouts for a server that doesn't answer, since a stop waits for pending mail. `SMTP_URL` may set others. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({ url, ...patience })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
    description: `Mail goes out through ${new URL(url).host}.`,
  }
}
