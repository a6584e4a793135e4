// The food table as devices read it, packed from content/usda: npm run food-table
// Writes content/usda/food-table.txt; commit it when it has changed.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { packFoodTable } from '@butterleaf/cookbook/food-table/pack-food-table'
import { foodTablePlaces } from '@butterleaf/cookbook/food-table/read-food-table'
import { root, runCommand } from '../../../scripts/setup/steps.mjs'

await runCommand(async () => {
  const text = packFoodTable(root)
  writeFileSync(foodTablePlaces(root).packed, text)
  const bytes = {
    plain: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    brotli: brotliCompressSync(text).length,
  }
  for (const [form, count] of Object.entries(bytes))
    console.log(`${form.padEnd(7)}${(count / 1000).toFixed(0).padStart(6)} KB`)
})
