import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtDescription, bundledFile } from '#platform/places.ts'

type Description = { paths: Record<string, object>; servers: unknown }

const built = bundledFile(builtDescription)

let folder: string
let app: TestApp

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-description-'))
})
afterEach(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function describedBy(description: Description, environment: Record<string, string> = {}) {
  const file = path.join(folder, 'openapi.json')
  fs.writeFileSync(file, JSON.stringify(description))
  app = await startTestApp({ builtDescription: file, environment })
  return ask()
}

async function ask(): Promise<Description> {
  const response = await fetch(`${app.origin}/api/openapi.json`)
  expect(response.headers.get('content-type')).toContain('application/json')
  return (await response.json()) as Description
}

function readBuilt(): Description {
  return JSON.parse(fs.readFileSync(built, 'utf8')) as Description
}

describe('the description of the calls that the build made', () => {
  it('[HELD-1] [API-4] is what the server would say of itself', async () => {
    app = await startTestApp()
    expect({ ...readBuilt(), servers: [{ url: app.origin }] }).toEqual(await ask())
  })

  it('[HELD-1] is sent instead of one that everybody waits for, with the address of this server', async () => {
    const description = readBuilt()
    const marked = {
      ...description,
      paths: { ...description.paths, '/healthz': { get: { summary: 'built' } } },
    }
    const sent = await describedBy(marked)
    expect(sent.paths['/healthz']).toEqual({ get: { summary: 'built' } })
    expect(sent.servers).toEqual([{ url: app.origin }])
  })

  it('[HELD-1] leaves out calls that this server doesn’t have', async () => {
    const description = readBuilt()
    const paths = { ...description.paths, '/sandbox-billing/no-such-call': {} }
    expect(Object.keys((await describedBy({ ...description, paths })).paths)).toEqual(
      Object.keys(description.paths),
    )
  })

  it('[API-4] is made again from the calls when one is missing in it', async () => {
    const description = readBuilt()
    const { '/healthz': healthz, ...paths } = description.paths
    expect((await describedBy({ ...description, paths })).paths['/healthz']).toEqual(healthz)
  })
})
