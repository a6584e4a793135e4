// An assistant's session of ten questions, so that anybody can read what it is told: npm run assistant
// Starts the server on a fresh data folder, makes a person with a plan, lets the assistant in as a person does, and prints what a
// person asks, which tool is called with what, and its answer.
import { connectAssistant, type ToolSaid } from '@butterleaf/api/capabilities/assistants/testing/assistant'
import { type SignedIn, signUp } from '@butterleaf/testing/sign-in'
import { letIn } from '@butterleaf/testing/test-assistants'
import { drawnPerson, planPath } from '@butterleaf/testing/test-plan'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { buildServer } from '../../../scripts/setup/build.mjs'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { askFor } from '../load/ask.ts'
import { daysFromToday } from '../load/people.ts'
import { startServer } from '../load/server-process.ts'

type Asked = Readonly<{
  person: string
  tool: string
  given: object | ((before: readonly ToolSaid[]) => object)
}>

/** What an assistant would call for it. Some need what an answer before told. */
const session: readonly Asked[] = [
  { person: 'What’s for dinner?', tool: 'whats_planned', given: { meal: 'dinner' } },
  {
    person: 'Swap Friday’s dinner for something quick with chicken.',
    tool: 'swap_meal',
    given: { day: 'friday', meal: 'dinner', words: 'chicken', maxMinutes: 30 },
  },
  { person: 'No, take that back.', tool: 'undo', given: (before) => ({ undo: before.at(-1)?.data.undo }) },
  {
    person: 'I ate a burger instead of lunch.',
    tool: 'log_food',
    given: { what: 'burger', insteadOf: 'lunch' },
  },
  { person: 'Add eggs to the list.', tool: 'add_to_list', given: { text: 'eggs' } },
  {
    person: 'What can I use the spinach for?',
    tool: 'use_up_food',
    given: { foods: [{ name: 'spinach', grams: 250 }] },
  },
  { person: 'What do I need to buy?', tool: 'shopping_list', given: { units: 'us' } },
  { person: 'I weigh 178 pounds today.', tool: 'log_weight', given: { weight: 178, unit: 'lb' } },
  {
    person: 'How do I make tonight’s dinner?',
    tool: 'read_recipe',
    given: ([dinner]) => ({ ...dinnerIn(dinner), units: 'us' }),
  },
  { person: 'How is my month?', tool: 'how_is_my_month', given: { units: 'us' } },
]

function dinnerIn(planned: ToolSaid | undefined): object {
  const meals: { meal: string; recipeId?: string; servings?: number }[] = planned?.data.meals ?? []
  const { recipeId, servings } = meals.find(({ meal }) => meal === 'dinner') ?? {}
  return { recipeId, servings }
}

async function makePlan(origin: string, { accessToken: token }: SignedIn): Promise<void> {
  await askFor(201, 'POST', origin + planPath, { token, body: drawnPerson })
  const target = { weight: 74, date: daysFromToday(90) }
  const tracker = await askFor(200, 'POST', origin + trackerPath, { token, body: target })
  const { id } = JSON.parse(tracker.text()) as { id: string }
  const body = { weightTrackerId: id, date: daysFromToday(-7), weight: 82 }
  await askFor(200, 'PUT', `${origin}${trackerPath}/${id}/log`, { token, body })
}

await runCommand(async () => {
  await buildServer()
  const server = await startServer({})
  try {
    const person = await signUp(server.origin)
    await makePlan(server.origin, person)
    const { accessToken } = await letIn(server, person.browser)
    const assistant = await connectAssistant(server.origin, accessToken)
    const answers: ToolSaid[] = []
    for (const [index, { person: words, tool, given }] of session.entries()) {
      const args = typeof given === 'function' ? given(answers) : given
      const answer = await assistant.call(tool, { ...args })
      answers.push(answer)
      console.log(`\n${index + 1}. ${words}\n   ${tool} ${JSON.stringify(args)}`)
      console.log(answer.says.replaceAll(/^/gm, '   > '))
    }
    await assistant.close()
    return answers.some(({ isRefused }) => isRefused) ? 1 : 0
  } finally {
    await server.stop()
  }
})
