import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../process/clock.ts'
import { type Mail, type MailProvider, messageOf } from './mail-provider.ts'

/** Writes every mail to a file that any mail program opens; for trying out, and until SMTP is set. */
export function fileMail(folder: string, from: string, clock: Clock): MailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const underWay = new Map<Promise<void>, Mail>()
  async function write(mail: Mail): Promise<void> {
    const { message } = await transport.sendMail(messageOf(mail, from))
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = clock.now().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${nameOf(mail.to)}-${randomUUID().slice(0, 8)}.eml`
    const whole = path.join(folder, name)
    // Renamed once it is whole: a reader of the folder, or a kill, never meets half a mail.
    await fs.writeFile(`${whole}.part`, message as Buffer, { mode: 0o600 })
    await fs.rename(`${whole}.part`, whole)
  }
  return {
    send: (mail) => {
      const writing = write(mail).finally(() => underWay.delete(writing))
      underWay.set(writing, mail)
      return writing
    },
    forget: async (to) => {
      // A mail that is still being written would remain after the deletion.
      const theirsUnderWay = [...underWay].filter(([, mail]) => mail.to === to).map(([writing]) => writing)
      await Promise.allSettled(theirsUnderWay)
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const theirs = (await fs.readdir(folder)).filter((name) => name.includes(`-${nameOf(to)}-`))
      for (const name of theirs) await fs.rm(path.join(folder, name), { force: true })
    },
    description: `Mail is kept as files in ${folder} (set SMTP_URL to send it).`,
  }
}

/** The part of a file's name that stands for the address. */
function nameOf(to: string): string {
  return createHash('sha256').update(to).digest('hex').slice(0, 16)
}
