import { createTransport } from 'nodemailer'
import type { MailProvider } from './mail-provider.ts'

/** Of a server that doesn't answer: a stop waits for the mail that is under way. `SMTP_URL` may say otherwise. */
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
