import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { challengeIn } from './challenge-in.ts'

const encoded = z.string().regex(/^[\w-]{1,8000}$/)

const assertionSchema = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

export interface Assertion {
  response: AuthenticationResponseJSON
  challenge: string
}

/** What a page sends of a passkey; undefined when it is nothing a browser writes. */
export function readAssertion(sent: string): Assertion | undefined {
  const read = assertionSchema.safeParse(parse(sent))
  if (!read.success) return undefined
  const { response, ...credential } = read.data
  const challenge = challengeIn(response.clientDataJSON)
  if (challenge === undefined) return undefined
  const { userHandle, ...signed } = response
  return {
    response: {
      ...credential,
      response: userHandle === undefined ? signed : { ...signed, userHandle },
      clientExtensionResults: {},
    },
    challenge,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
