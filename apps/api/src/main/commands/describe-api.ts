// What `/api/openapi.json` answers, made from the schemas of the calls: a step of the build (scripts/setup/build.mjs).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseConfig } from '#platform/config.ts'
import { builtDescription, bundledFile } from '#platform/places.ts'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { buildApp } from '../app.ts'
import { closeContext, openContext } from '../open-context.ts'

// The sandbox has calls of its own; a server without it leaves them out when it sends the description.
const settings = { BILLING: 'sandbox', LOG_LEVEL: 'silent' }

async function describe(folder: string): Promise<string> {
  const config = parseConfig({ DATA_DIR: folder, ...settings }, undefined)
  const context = await openContext(config, openCookbook())
  const app = await buildApp(context)
  await app.ready()
  const description = JSON.stringify(app.swagger())
  await app.close()
  await closeContext(context)
  return description
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-description-'))
try {
  fs.writeFileSync(bundledFile(builtDescription), await describe(folder))
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
