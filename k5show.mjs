import { packFoodTable } from './packages/cookbook/dist/food-table/pack-food-table.js'
import { decodeFoodTable } from './packages/domain/dist/food-table/food-table.js'
import { meantMeasure } from './packages/domain/dist/food-table/meant-measures.js'
const t = decodeFoodTable(packFoodTable('/work/wt/k5'))
for (const i of t.common) { const f = t.foodAt(i); const m = meantMeasure(f); console.log(f.plainName, '→', m ? `${m.name} ${m.grams}` : '—') }
