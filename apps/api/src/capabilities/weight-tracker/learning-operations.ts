import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { NextStep } from '@butterleaf/domain/expenditure/next-step'
import {
  acceptProposal,
  type TargetDecision,
  type TargetProposal,
} from '@butterleaf/domain/expenditure/propose-target'
import {
  type Learning,
  type LearningFacts,
  readLearning,
  readNextStep,
} from '@butterleaf/domain/expenditure/read-learning'
import { longestSeriesDays } from '@butterleaf/domain/expenditure/series-of'
import { targetKcalOf } from '@butterleaf/domain/expenditure/target-ranges'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import type { Db } from '@butterleaf/server-kit/database/database'
import { isUniqueViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import {
  changeTarget,
  currentPlan,
  findAnswers,
  listEatenDays,
  type PlanContext,
} from '#capabilities/meal-plan/operations.ts'
import { findShoppedDays } from '#capabilities/shopping-list/operations.ts'
import * as learningStore from './learning-store.ts'
import type { Actor } from './operations.ts'
import * as store from './store.ts'

/** What was learned, with what the person said about it. */
export type OwnLearning = Learning &
  Readonly<{
    logs: store.StoredTracker['logs']
    decisions: readonly TargetDecision[]
    pausedSince: string | undefined
    areNotesOff: boolean
    nextStep: NextStep | undefined
  }>

export async function readOwnLearning(plans: PlanContext, actor: Actor): Promise<OwnLearning> {
  const answers = await findAnswers(plans, actor.userId)
  if (!answers) throw new AppError('not-found', { detail: 'There is no meal plan yet.' })
  const { facts, learning, pausedSince, areNotesOff } = await learningFrom(plans, actor, answers)
  const { logs, decisions } = facts
  const nextStep = readNextStep(facts, learning)
  return { ...learning, logs, decisions, pausedSince, areNotesOff, nextStep }
}

type LearningOfAnswers = Pick<OwnLearning, 'pausedSince' | 'areNotesOff'> &
  Readonly<{ facts: LearningFacts & Pick<OwnLearning, 'logs'>; learning: Learning }>

async function learningFrom(
  plans: PlanContext,
  { userId, today }: Actor,
  answers: Questionnaire,
): Promise<LearningOfAnswers> {
  const { db } = plans.database
  const [tracker, eaten, { isOff, areNotesOff }, pauses, decisions] = await Promise.all([
    store.findTracker(db, userId),
    listEatenDays(plans, userId, { from: addDays(today, 1 - longestSeriesDays), today }),
    learningStore.findLearningSettings(db, userId),
    learningStore.findPauses(db, userId),
    learningStore.findDecisions(db, userId),
  ])
  const { logs = [], target: goal } = tracker ?? {}
  const facts = { answers, logs, eaten, pauses, decisions, isOff, goal, today }
  const pausedSince = pauses.find(({ to }) => to === undefined)?.from
  return { facts, learning: readLearning(facts), pausedSince, areNotesOff }
}

const fewestLogsForPace = 10

/** The forecast's pace where the estimate is told. Nothing is learned without a plan. */
export async function findLearnedPace(
  plans: PlanContext,
  actor: Actor,
  { logs }: Pick<store.StoredTracker, 'logs'>,
): Promise<Learning['pace']> {
  if (logs.length < fewestLogsForPace) return undefined
  const answers = await findAnswers(plans, actor.userId)
  return answers && (await learningFrom(plans, actor, answers)).learning.pace
}

/** Another target has another id, so that an old page can't take what isn't proposed any more. */
export function proposalIdOf({ reason, fromKcal, toKcal }: TargetProposal): string {
  return `${reason}-${Math.round(fromKcal)}-${Math.round(toKcal)}`
}

/** LEARN-2, LEARN-3. */
export async function decideProposal(
  plans: PlanContext,
  actor: Actor,
  { proposalId, choice }: { proposalId: string; choice: 'taken' | 'kept' },
): Promise<OwnLearning> {
  const learning = await readOwnLearning(plans, actor)
  const { proposal } = learning
  if (!proposal || proposalIdOf(proposal) !== proposalId) throw gone()
  const decision = decisionOf(learning, { ...proposal, choice, date: actor.today })
  const writeDecision = (db: Db) => learningStore.insertDecision(db, actor.userId, decision, actor.now)
  try {
    if (choice === 'taken') await takeTarget(plans, actor, { proposal, writeDecision })
    else await writeDecision(plans.database.db)
  } catch (error) {
    throw isUniqueViolation(error) ? gone() : error
  }
  return readOwnLearning(plans, actor)
}

function decisionOf(
  { state, expenditure, formulaKcal }: OwnLearning,
  { date, reason, choice, fromKcal, toKcal }: TargetDecision,
): learningStore.StoredDecision {
  const isShown = state === 'told'
  return {
    date,
    reason,
    choice,
    fromKcal,
    toKcal,
    lowKcal: isShown ? Math.round(expenditure.low) : null,
    highKcal: isShown ? Math.round(expenditure.high) : null,
    formulaKcal: Math.round(formulaKcal),
  }
}

type Taking = { proposal: TargetProposal; writeDecision: (db: Db) => Promise<void> }

async function takeTarget(
  plans: PlanContext,
  { userId }: Actor,
  { proposal, writeDecision }: Taking,
): Promise<void> {
  const { plan } = await currentPlan(plans, userId)
  await changeTarget(
    plans,
    { userId, planId: plan.id },
    {
      answersAfter: (before) => {
        if (targetKcalOf(rangesOf(before)) !== proposal.fromKcal) throw gone()
        return acceptProposal(before, proposal)
      },
      shoppedDays: (shopped) => findShoppedDays(plans.database.db, shopped),
      writeDecision,
    },
  )
}

function gone(): AppError {
  return new AppError('conflict', { detail: 'This proposal is no longer there.' })
}

export type LearningChange = Readonly<{
  isOn?: boolean | undefined
  isPaused?: boolean | undefined
  areNotesOn?: boolean | undefined
}>

/** LEARN-4 */
export async function changeLearning(
  plans: PlanContext,
  actor: Actor,
  { isOn, isPaused, areNotesOn }: LearningChange,
): Promise<OwnLearning> {
  const { db } = plans.database
  const isOff = isOn === undefined ? undefined : !isOn
  const areNotesOff = areNotesOn === undefined ? undefined : !areNotesOn
  if (isOff !== undefined || areNotesOff !== undefined)
    await learningStore.saveLearningSettings(db, actor.userId, { isOff, areNotesOff }, actor.now)
  if (isPaused !== undefined) await changePause(plans, actor, isPaused)
  return readOwnLearning(plans, actor)
}

/** The day on which a person goes on counts again; a pause that was pressed by mistake leaves nothing. */
async function changePause(
  { database: { db } }: PlanContext,
  actor: Actor,
  isPaused: boolean,
): Promise<void> {
  const { userId, today } = actor
  const pauses = await learningStore.findPauses(db, userId)
  const open = pauses.filter(({ to }) => to === undefined)
  if (isPaused && open.length === 0) await learningStore.beginPause(db, userId, today)
  if (isPaused) return
  for (const pause of open) {
    const last = addDays(today, -1)
    if (last < pause.from) await learningStore.deletePause(db, userId, pause)
    else await learningStore.endPause(db, userId, pause, last)
  }
}

export async function confirmReading(
  plans: PlanContext,
  actor: Actor,
  { logId, isMine }: { logId: string; isMine: boolean },
): Promise<OwnLearning> {
  const isThere = await learningStore.saveConfirmation(plans.database.db, actor.userId, logId, isMine)
  if (!isThere) throw new AppError('not-found', { detail: 'That log is no longer there.' })
  return readOwnLearning(plans, actor)
}
