import { createTransport } from 'nodemailer'
import type { MailProvider } from './mail-provider.ts'

/** Timeouts for a server that doesn't answer, since a stop waits for pending mail. `SMTP_URL` may set others. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport({ url, ...patience })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from })
    },
    description: `Mail goes out through ${new URL(url).host}.`,
  }
}
