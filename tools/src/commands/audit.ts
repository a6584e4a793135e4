import path from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'
import { audit, usage } from '../audit/audit.ts'
import { AuditError } from '../audit/read-advisories.ts'

const [given] = process.argv.slice(2)
if (given === '--help' || given === '-h') console.log(usage)
else process.exitCode = run(given)

/** The file is meant from the folder the operator typed the command in. */
function run(place: string | undefined): number {
  try {
    if (place === undefined) throw new AuditError(`Say which advisories to read.\n\n${usage}`)
    const today = new Date().toISOString().slice(0, 10)
    const { lines, isFine } = audit({ place: path.resolve(process.env.INIT_CWD ?? '', place), root, today })
    for (const line of lines) console.log(line)
    return isFine ? 0 : 1
  } catch (error) {
    if (!(error instanceof AuditError)) throw error
    console.error(error.message)
    return 2
  }
}
