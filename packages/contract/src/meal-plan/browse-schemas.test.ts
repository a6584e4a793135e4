import { describe, expect, it } from 'vitest'
import { browseQuery } from './browse-schemas.ts'

const faultsOf = (text: string) => {
  const issues = browseQuery.safeParse(text).error?.issues ?? []
  return issues.map(({ path }) => path.join('.'))
}

describe('the filters of a browse, as JSON in the address', () => {
  it('[RCP-2] are the domain’s, those left out or null not narrowing', () => {
    const sent = { page: 2, search: ' egg ', time: 30, allergen: [16], net_carbs: 5, categories: null }
    expect(browseQuery.parse(JSON.stringify(sent))).toEqual({
      page: 2,
      search: 'egg',
      categories: [],
      tags: ['dairy-free'],
      mostMinutes: 30,
      mostNetCarbs: 5,
      cuisines: [],
    })
    expect(browseQuery.parse('{}')).toEqual(browseQuery.parse('{"net_carbs":null,"page":1}'))
  })

  it('[API-1] may come with fields this call doesn’t read', () => {
    expect(browseQuery.parse('{"pageTotal":9,"results":[]}')).toEqual(browseQuery.parse('{}'))
  })

  it.each([
    ['nonsense', ['']],
    ['null', ['']],
    ['[]', ['']],
    ['{"page":"2"}', ['page']],
    ['{"page":0,"net_carbs":0}', ['page', 'net_carbs']],
    ['{"time":31,"allergen":[999],"categories":["brunch"]}', ['categories', 'allergen', 'time']],
    [`{"search":"${'a'.repeat(101)}"}`, ['search']],
    [`{"allergen":[${'10,'.repeat(30)}10]}`, ['allergen']],
    [`"${'a'.repeat(2000)}"`, ['']],
  ])('[API-3] are refused by the name of the field: %s', (text, fields) => {
    expect(faultsOf(text)).toEqual(fields)
  })
})
