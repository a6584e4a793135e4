import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../process/config-error.ts'

export type MailConfig =
  | { kind: 'files'; folder: string; from: string }
  | { kind: 'smtp'; url: string; from: string }

export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().trim().min(1).optional(),
}

type Settings = z.infer<z.ZodObject<typeof mailSettings>>

export function mailConfig(settings: Settings, dataDir: string): MailConfig {
  const from = settings.MAIL_FROM ?? 'Butterleaf <hello@localhost>'
  if (!settings.SMTP_URL) return { kind: 'files', folder: path.join(dataDir, 'mail'), from }
  if (!settings.MAIL_FROM) throw new ConfigError('SMTP_URL needs MAIL_FROM beside it.')
  return { kind: 'smtp', url: settings.SMTP_URL, from }
}
