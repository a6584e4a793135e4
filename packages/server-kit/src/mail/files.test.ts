import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../process/clock.ts'
import { fileMail } from './files.ts'

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mails-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

const mailTo = (to: string) => ({ to, subject: 'Leeks', text: 'They are in.' })

it('[OPS-6] mails to an address are deleted with those still being written, and no others', async () => {
  const mail = fileMail(folder, 'Butterleaf <hello@localhost>', systemClock)
  await mail.send(mailTo('leaver@example.org'))
  const sendings = [mail.send(mailTo('leaver@example.org')), mail.send(mailTo('stayer@example.org'))]
  await mail.forget?.('leaver@example.org')
  await Promise.all(sendings)
  const kept = await Promise.all(
    (await fs.readdir(folder)).map((name) => fs.readFile(path.join(folder, name), 'utf8')),
  )
  expect(kept).toEqual([expect.stringContaining('To: stayer@example.org')])
})
