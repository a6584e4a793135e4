import { call, type Wire } from '../call.ts'
import { addresses } from '../meal-plan/addresses.ts'
import type * as schema from './schemas.ts'

const base = `${addresses.week}/shopping-list`

export const shoppingListCalls = {
  download: call<Wire<typeof schema.downloadList>>('GET', `${base}/download`),
  saveTicks: call<Wire<typeof schema.saveTicks>>('PUT', `${base}/checked`),
  saveAtHome: call<Wire<typeof schema.saveAtHome>>('PUT', `${base}/at-home`),
  addLine: call<Wire<typeof schema.addLine>>('POST', `${base}/lines`),
  readCupboard: call<Wire<typeof schema.readCupboard>>('GET', `${addresses.template}/cupboard`),
  closeCupboard: call<Wire<typeof schema.closeCupboard>>('PUT', `${addresses.template}/cupboard`),
  removeLine: call<Wire<typeof schema.removeLine>>('DELETE', `${base}/lines`),
}

export type ShoppingList = NonNullable<NonNullable<(typeof shoppingListCalls.saveTicks)['types']>['answer']>
export type ShoppingListRow = ShoppingList[string][string]
export type Cupboard = NonNullable<(typeof shoppingListCalls.readCupboard)['types']>['answer']
