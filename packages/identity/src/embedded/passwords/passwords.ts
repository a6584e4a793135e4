import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** What OWASP asks of argon2id (the package's default kind): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password typed on another keyboard may arrive in other code points: NFKC makes them one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let unusableHash: Promise<string> | undefined

/** For an unknown address it gives a hash that no password matches and that costs as much to check. */
export async function hashToCheck(passwordHash: string | undefined): Promise<string> {
  unusableHash ??= hashPassword(randomUUID())
  return passwordHash ?? unusableHash
}

/** Without a hash it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(await hashToCheck(passwordHash), password.normalize('NFKC'))
  return isRight && passwordHash !== undefined
}
