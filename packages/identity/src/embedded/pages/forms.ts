import { AppError } from '@butterleaf/server-kit/http/app-error'
import { z } from 'zod'

/** More than any field allows; the page states each field's own limit. */
const text = z.string().max(1_000)
const uid = z.string().regex(/^[\w-]{1,64}$/)

export const signInForm = z.object({ email: text, password: text })

export const signUpForm = z.object({ email: text, password: text, first_name: text, last_name: text })

export const forgotForm = z.object({ email: text, from: uid.optional() })

export const resetForm = z.object({ token: text, password: text })

export const fromQuery = z.object({ from: uid.optional().catch(undefined) })

export const tokenQuery = z.object({ token: text.catch('') })

/** Refuses a form that isn't ours: a field is missing, sent twice or far too long. */
export function readForm<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (!read.success) throw new AppError('malformed-request')
  return read.data
}
