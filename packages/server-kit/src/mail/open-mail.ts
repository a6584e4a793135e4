import type { Clock } from '../process/clock.ts'
import { fileMail } from './files.ts'
import type { MailConfig } from './mail-config.ts'
import type { MailProvider } from './mail-provider.ts'
import { smtpMail } from './smtp.ts'

export function openMail(config: MailConfig, clock: Clock): MailProvider {
  return config.kind === 'smtp'
    ? smtpMail(config.url, config.from)
    : fileMail(config.folder, config.from, clock)
}
