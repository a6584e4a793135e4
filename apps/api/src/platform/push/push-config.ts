import { z } from 'zod'

export type PushConfig = Readonly<{
  /** A private key of P-256, 32 bytes in base64url; without one the database keeps ours. */
  privateKey: string | undefined
  /** Where push services reach the operator. */
  subject: string
}>

export const pushSettings = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
}

type Settings = z.infer<z.ZodObject<typeof pushSettings>>

export function pushConfig(settings: Settings, contact: string): PushConfig {
  return {
    privateKey: settings.VAPID_PRIVATE_KEY,
    subject: settings.VAPID_SUBJECT ?? `mailto:${/<([^>]+)>/.exec(contact)?.[1] ?? contact}`,
  }
}
