import { ownLabelMaxLength } from '@butterleaf/domain/account/own-label'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine } from '../clean-schemas.ts'

const encoded = z.string().regex(/^[\w-]*$/, 'Send it in base64url.')
const name = oneLine().min(1).max(ownLabelMaxLength).describe('By which its owner knows it')

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    added_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('Null while it has never signed anybody in'),
  })
  .meta({ id: 'Passkey' })

/** https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson */
const credentialSchema = z
  .object({
    id: encoded.min(1).max(1_400),
    rawId: encoded.min(1).max(1_400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: encoded.max(8_000),
      attestationObject: encoded.max(24_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .describe('What the browser made: RegistrationResponseJSON of WebAuthn; fields beyond these are not read')
  .meta({ id: 'NewPasskey' })

const codes = z.array(z.string()).describe('Told this once; each works once')

export const listPasskeys = {
  summary:
    'The passkeys of the account, whether it asks for a second factor, and how many recovery codes are left',
  answer: z
    .object({
      passkeys: z.array(passkeySchema),
      second_factor: z
        .boolean()
        .describe('Whether a passkey or a recovery code is asked for after the password'),
      recovery_codes_left: z.number().int(),
    })
    .meta({ id: 'Passkeys' }),
} satisfies CallSchema

export const startPasskey = {
  summary: 'Begin to add a passkey, soon after signing in: what the browser needs, good for five minutes',
  answer: z
    .record(z.string(), z.unknown())
    .describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn')
    .meta({ id: 'PasskeyOptions' }),
} satisfies CallSchema

export const addPasskey = {
  summary: 'Add the passkey that the browser made, soon after signing in',
  body: z.object({ name, credential: credentialSchema }),
  answer: passkeySchema,
  answerStatus: 201,
} satisfies CallSchema

const params = z.object({ passkeyId: z.string().min(1).max(1_400) })

export const renamePasskey = {
  summary: 'Call a passkey something else',
  params,
  body: z.object({ name }),
} satisfies CallSchema

export const removePasskey = {
  summary: 'Remove a passkey, soon after signing in; the last one stays while a second factor is asked for',
  params,
} satisfies CallSchema

export const changeSecondFactor = {
  summary: 'Ask for a passkey or a recovery code after the password, or stop asking, soon after signing in',
  body: z.object({ second_factor: z.boolean() }),
  answer: z
    .object({
      second_factor: z.boolean(),
      recovery_codes: codes.nullable().describe('Null while codes are left'),
    })
    .meta({ id: 'SecondFactor' }),
} satisfies CallSchema

export const makeRecoveryCodes = {
  summary: 'Make ten recovery codes, which replace earlier ones, soon after signing in',
  answer: z.object({ recovery_codes: codes }).meta({ id: 'RecoveryCodes' }),
  answerStatus: 201,
} satisfies CallSchema
