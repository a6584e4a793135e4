import { createTransport } from 'nodemailer'
import type { MailProvider } from './mail-provider.ts'

export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport(url, { from })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from })
    },
    description: `Mail goes out through ${new URL(url).host}.`,
  }
}
