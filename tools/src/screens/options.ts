import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal, root } from '../../../scripts/setup/steps.mjs'
import { type Look, looks } from './looks.ts'

const usualFolder = join(root, '.cache', 'screens')
const names = looks.map(({ name }) => name)

export const screensHelp = `npm run screens -- [--only WORD] [--look ${names.join('|')}] [--out FOLDER] [--axe] [--readme]

Takes a picture of every screen and state of the running product, phone and desktop, light and dark, and puts them on
one sheet, index.html, in ${usualFolder} or in FOLDER. Some screens are also taken on a tablet, on a
wide desktop, zoomed and in forced colors. Ends with 1 when a picture could not be taken or a screen scrolls sideways.

--only WORD   the screens whose name holds WORD; may be given more than once
--look NAME   this look alone, of every screen asked for; may be given more than once
--axe         each screen is judged for accessibility, and a fault ends the command with 1
--readme      the pictures of the README alone, into docs/pictures`

/** What is looked at, how, and where the pictures go. */
export type ScreensOptions = {
  out: string
  only: readonly string[]
  /** [] is the usual looks of each screen. */
  looks: readonly Look[]
  axe: boolean
  readme: boolean
}

/** [] takes every screen; nothing where help is asked for. */
export function readScreensOptions(args: string[]): ScreensOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      only: { type: 'string', multiple: true },
      look: { type: 'string', multiple: true },
      axe: { type: 'boolean' },
      readme: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const { out, only = [], look = [], axe = false, readme } = values
  const folder = readme ? join(root, 'docs/pictures') : usualFolder
  return { out: out ? resolve(cwd, out) : folder, only, axe, readme, looks: look.map(lookNamed) }
}

function lookNamed(name: string): Look {
  const look = looks.find((one) => one.name === name)
  if (!look) throw new Refusal(`There is no look "${name}": ${names.join(', ')}.`)
  return look
}
