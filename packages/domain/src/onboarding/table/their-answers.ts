import type { Eater, EaterId, Questionnaire } from '../questionnaire.ts'

/** Of the owner's portion, for an eater of whom nothing else was said. */
export const wholeShare = 1

/** TOG-4: with the answers that they typed in their own account. What the owner had typed for them is dropped. */
export function seatEater(eater: Eater, answers: Questionnaire): Eater {
  const { id, name, sharedOn, avoids, share, theirs } = eater
  return { id, name, sharedOn, avoids, answers, theirs: { share: theirs?.share ?? share ?? wholeShare } }
}

/** TOG-4: a name with a share again. What they eat is the owner's to say from now on. */
export function unseatEater(eater: Eater): Eater {
  if (!eater.theirs) return eater
  const { id, name, sharedOn, avoids, theirs } = eater
  return { id, name, sharedOn, avoids, share: theirs.share }
}

/** TOG-4: a plan is made and shown with them. */
export function withTheirAnswers(
  answers: Questionnaire,
  theirs: ReadonlyMap<EaterId, Questionnaire>,
): Questionnaire {
  return withEaters(answers, (eater) => {
    const own = theirs.get(eater.id)
    return own ? seatEater(eater, own) : eater
  })
}

/** TOG-4: what may be stored with the owner's plan. */
export function withoutTheirAnswers(answers: Questionnaire): Questionnaire {
  return withEaters(answers, unseatEater)
}

function withEaters(answers: Questionnaire, change: (eater: Eater) => Eater): Questionnaire {
  const { table } = answers
  if (!table) return answers
  const eaters = table.eaters.map(change)
  const isSame = eaters.every((eater, at) => eater === table.eaters[at])
  return isSame ? answers : { ...answers, table: { ...table, eaters } }
}
