import { z } from 'zod'

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{1,200}$/) })

/** The challenge that a browser says it answers; undefined when it is not readable. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge
  } catch {
    return undefined
  }
}
