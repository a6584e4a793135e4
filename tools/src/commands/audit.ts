import path from 'node:path'
import { Refusal, root } from '../../../scripts/setup/steps.mjs'
import { audit, usage } from '../audit/audit.ts'

const [given] = process.argv.slice(2)
if (given === '--help' || given === '-h') console.log(usage)
else process.exitCode = run(given)

/** The file is meant from the folder the operator typed the command in. */
function run(place: string | undefined): number {
  try {
    if (place === undefined) throw new Refusal(`Say which advisories to read.\n\n${usage}`)
    const today = new Date().toISOString().slice(0, 10)
    const { lines, isFine } = audit({ place: path.resolve(process.env.INIT_CWD ?? '', place), root, today })
    for (const line of lines) console.log(line)
    return isFine ? 0 : 1
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return 2
  }
}
