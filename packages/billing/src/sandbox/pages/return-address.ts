import { AppError } from '@butterleaf/server-kit/http/app-error'
import { z } from 'zod'

/** A path of our own pages and nothing else: never `//elsewhere`, never `/\elsewhere`. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^#\\\s]*$/)

/** Where a page of the sandbox returns to. */
export const returnFields = {
  return_to: ownPath.default('/checkout/payment'),
  /** Returned unchanged, so that the page that asked recognizes its answer. */
  state: z
    .string()
    .max(200)
    .regex(/^[\w.~-]*$/)
    .default(''),
}

/** The answer goes in the fragment, which no server and no log sees. */
export function returnAddress(
  publicUrl: string,
  { return_to, state }: { return_to: string; state: string },
  answer: Record<string, string>,
): string {
  const fragment = new URLSearchParams(answer)
  if (state) fragment.set('state', state)
  return `${publicUrl}${return_to}#${fragment}`
}

export function parseRequest<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given ?? {})
  if (!parsed.success) throw new AppError('malformed-request')
  return parsed.data
}
