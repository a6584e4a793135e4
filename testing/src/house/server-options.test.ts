import fs from 'node:fs'
import path from 'node:path'
import { repositoryFolder } from '@butterleaf/api/platform/places'
import { expect, it } from 'vitest'
import { serverEnvironment, serverOptions } from '../../../scripts/setup/server-options.mjs'

const read = (file: string) => fs.readFileSync(path.join(repositoryFolder, file), 'utf8')

it('container and unit start the server with the options of npm start', () => {
  const container = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
  const unit = /^ExecStart=\S+ (.*)$/m.exec(read('deploy/butterleaf.service'))?.[1] ?? ''
  expect(JSON.parse(container).slice(1, -1)).toEqual(serverOptions)
  expect(unit.split(' ').slice(0, -1)).toEqual(serverOptions)
})

it('and with its environment', () => {
  const container = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? ''
  const unit = /^Environment=(.*)$/m.exec(read('deploy/butterleaf.service'))?.[1] ?? ''
  const given = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`)
  expect(container.split(' ')).toEqual(expect.arrayContaining(given))
  expect(unit.split(' ')).toEqual(expect.arrayContaining(given))
})
