import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Resources } from '@butterleaf/contract/meal-plan/resources-schema'
import { userIdOf } from '@butterleaf/identity/user-id'
import type { Db } from '@butterleaf/server-kit/database/database'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'

type NotedItem = { id: string; type: string; recipe: string | null; servings: number | null; locked: boolean }
export type NotedTemplate = {
  id: string
  weeks: readonly { id: string; days: readonly { id: string; items: readonly NotedItem[] }[] }[]
}

/** The last release's answers to a person. */
export type NotedPerson = {
  email: string
  password: string
  subject: string
  userId: string
  user: object
  tracker: object | null
  subscription: { uuid: string; plan_code: string; last_four: string } | null
  plan: {
    id: string
    version: number
    resources: Resources
    interactions: readonly { type: string; recipeId: string }[]
    template: NotedTemplate
    archived: readonly NotedTemplate[]
    restoredResources: Resources | null
    /** Of weeks 1 and 2: the ticked rows, and the own lines. */
    lists: readonly (readonly object[])[]
  } | null
  exported: Record<string, readonly object[]>
}

const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export const notedPeople = JSON.parse(textIn(`${engine}-answers.json.gz`)) as Record<string, NotedPerson>

/** For `startTestApp`. */
export async function fillWithLastRelease(db: Db, { identity }: Config): Promise<void> {
  const dump = Object.values(notedPeople).reduce(
    (text, { userId, subject }) => text.replaceAll(userId, userIdOf(identity.issuer, subject)),
    textIn(`${engine}.sql.gz`),
  )
  for (const statement of dump.split(/;\n/)) if (statement.trim()) await sql.raw(statement).execute(db)
}

function textIn(name: string): string {
  return gunzipSync(readFileSync(fileURLToPath(new URL(`last-release/${name}`, import.meta.url)))).toString()
}
