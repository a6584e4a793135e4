import fs from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Document } from './description.ts'
import { handlers } from './handlers.ts'
import { trimDescription } from './trim-description.ts'

/** After an update of the client: run this file with `-u`, and look at what has changed. */
it('[SUB-4] what requests are held against is the description that comes with the client', async () => {
  const file = createRequire(import.meta.url).resolve('recurly/openapi/api.yaml')
  const whole = parse(fs.readFileSync(file, 'utf8')) as Document
  await expect(trimDescription(whole, Object.keys(handlers))).toMatchFileSnapshot('./description.snap')
}, 60_000)
