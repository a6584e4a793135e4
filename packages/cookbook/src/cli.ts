import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { check, usda } from './commands/check.ts'
import { compile } from './commands/compile.ts'
import { exportCookbook } from './commands/export.ts'
import { importRecipe } from './commands/import.ts'
import { marks } from './commands/marks.ts'
import { match } from './commands/match.ts'
import { type Outcome, Refusal } from './commands/outcome.ts'
import { placesIn } from './commands/places.ts'
import { recompute } from './commands/recompute.ts'

import { sheet, sheetPages } from './commands/sheet.ts'
import { writeSpread } from './commands/spread.ts'

const usage = `npm run cookbook -- check [--whole] [--usda FILE]…   every fault of content/, or what it holds; with --whole its floors too
npm run cookbook -- check --standard NAME        what doesn't keep a standard that isn't enforced yet
npm run cookbook -- compile                      write what the server reads
npm run --silent cookbook -- export              all foods and recipes as one JSON document
npm run cookbook -- export --cooklang FOLDER     a Cooklang file for each recipe
npm run cookbook -- spread                       what there is of every kind, in docs/corpus.md
npm run cookbook -- sheet [FILE]                 all pictures on one page
npm run cookbook -- sheet --pages FOLDER [--unmarked] [NAME…]   24 pictures a page, to be marked; names are meals or recipes
npm run cookbook -- marks [FILE…]                take over marks, and count them
npm run --silent cookbook -- import URL-or-FILE  a page's recipe, or a Cooklang file, as a draft
npm run --silent cookbook -- match DIR [--json] [--score]   how well the lines of a folder of recipes are understood; --score against our labels
npm run cookbook -- usda FILE…                   each figure against the USDA row it cites
npm run cookbook -- recompute --usda FILE [--recipes N]  fiber, saturated fat and minerals of recipes, added up from USDA rows`

const places = placesIn(dirname(dirname(dirname(import.meta.dirname))))

async function run(args: string[]): Promise<Outcome> {
  const { values, positionals } = parse(args)
  const [command, ...operands] = positionals
  if (command === 'check') {
    const { whole: isWhole, usda: usdaFiles = [], standard } = values
    return check(places, { isWhole, usdaFiles, standard })
  }
  if (command === 'compile') return compile(places)
  if (command === 'export') return exportCookbook(places, values.cooklang)
  if (command === 'spread') return writeSpread(places)
  if (command === 'sheet' && values.pages !== undefined)
    return sheetPages(places, { folder: values.pages, names: operands, isUnmarked: values.unmarked ?? false })
  if (command === 'marks') return marks(places, operands)
  if (command === 'sheet') return sheet(places, operands[0])
  if (command === 'match')
    return match(places, operands[0], { isJson: values.json ?? false, isScored: values.score ?? false })
  if (command === 'import') return importRecipe(places, operands[0])
  if (command === 'usda') return usda(places, operands)
  if (command === 'recompute')
    return recompute(places, { usdaFiles: values.usda ?? [], count: Number(values.recipes) })
  throw new Refusal(`Say what to do:\n${usage}`)
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        whole: { type: 'boolean' },
        usda: { type: 'string', multiple: true },
        standard: { type: 'string' },
        pages: { type: 'string' },
        unmarked: { type: 'boolean' },
        cooklang: { type: 'string' },
        recipes: { type: 'string', default: '30' },
        json: { type: 'boolean' },
        score: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

run(process.argv.slice(2)).then(
  ({ text, isFine }) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
    process.exitCode = isFine ? 0 : 1
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof Refusal ? error.message : String((error as Error)?.stack ?? error)}\n`,
    )
    process.exitCode = 1
  },
)
