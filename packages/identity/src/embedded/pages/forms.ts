import { AppError } from '@butterleaf/server-kit/http/app-error'
import { z } from 'zod'

/** More than any field allows; the page states each field's own limit. */
const text = z.string().max(1_000)
const uid = z.string().regex(/^[\w-]{1,64}$/)

/** The solution of a puzzle, where one was asked for. */
const puzzle = text.default('')

export const signInForm = z.object({ email: text, password: text, puzzle })

export const signUpForm = z.object({ email: text, password: text, first_name: text, last_name: text, puzzle })

/** What a browser says of a passkey, as JSON. */
const credential = z.string().max(8_000)

export const passkeyForm = z.object({ credential })

export const secondStepForm = z.object({ code: text })

export const forgotForm = z.object({ email: text, from: uid.optional(), puzzle })

/** Code and credential come from accounts that ask for a second factor. */
export const resetForm = z.object({
  token: text,
  password: text,
  code: text.default(''),
  credential: credential.default(''),
})

export const checkForm = z.object({ password: text, email: text })

export const tokenForm = z.object({ token: text })

export const fromQuery = z.object({ from: uid.optional().catch(undefined) })

export const tokenQuery = z.object({ token: text.catch('') })

/** Refuses a form that isn't ours: a field is missing, sent twice or far too long. */
export function readForm<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (!read.success) throw new AppError('malformed-request')
  return read.data
}
