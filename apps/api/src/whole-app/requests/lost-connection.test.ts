import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@butterleaf/testing/test-database'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../../../packages/server-kit/src/database/database.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const goneMs = 5_000

it.runIf(isPostgres)(
  '[OPS-4] a connection that dies between two statements fails its transaction and nothing else',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-test-'))
    const store = await testDatabase(folder)
    const { db, close, ping } = openDatabase(store.config)
    const transaction = db.transaction().execute(async (own) => {
      const asked = own.selectNoFrom((of) => of.fn<number>('pg_backend_pid').as('pid'))
      const { pid } = await asked.executeTakeFirstOrThrow()
      const ended = db.selectNoFrom(({ fn, val }) =>
        fn<boolean>('pg_terminate_backend', [val(pid), val(goneMs)]).as('isGone'),
      )
      expect(await ended.executeTakeFirstOrThrow()).toEqual({ isGone: true })
      await asked.execute()
    })
    await expect(transaction).rejects.toThrow()
    await ping()
    await close()
    await store.drop()
  },
)
