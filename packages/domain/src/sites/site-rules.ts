import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { noteMinutes, siteLimits } from './site-limits.ts'
import { isEndedStage, type SiteStage } from './site-stages.ts'

/** SITE-004: people move a site to any other stage. */
export const canMoveSite = ({ from, to, isArchived }: SiteMoveFacts) =>
  firstRefusal([isArchived, 'siteArchived'], [from === to, 'sameStage'])

export type SiteMoveFacts = { readonly from: SiteStage; readonly to: SiteStage; readonly isArchived: boolean }

/** C-175: an archived site is read only; it may be taken out of the archive. */
export const canChangeSite = ({ isArchived }: { readonly isArchived: boolean }) =>
  firstRefusal([isArchived, 'siteArchived'])

/** C-175: at most 5,000 sites of a seller are open. `open` counts those before this one. */
export const canOpenSite = ({ open }: { readonly open: number }) =>
  firstRefusal([open >= siteLimits.openSites, 'tooManySites'])

/** C-175: a site is removed only while nothing is linked to it; else it is archived. */
export const canRemoveSite = ({ hasLinks }: { readonly hasLinks: boolean }) => firstRefusal([hasLinks, 'siteHasLinks'])

/** Whether a move or a return from the archive makes the site count as open, which the limit of open sites concerns. */
export const opensSite = (
  before: { readonly stage: SiteStage; readonly isArchived: boolean },
  after: { readonly stage: SiteStage; readonly isArchived: boolean },
): boolean => {
  const isOpen = ({ stage, isArchived }: typeof before): boolean => !isArchived && !isEndedStage(stage)
  return isOpen(after) && !isOpen(before)
}

type NoteFacts = { readonly createdAt: string; readonly isAuthor: boolean; readonly isRemoved: boolean }

/** The instant from which a note does not change any more (SITE-011). */
export const findNoteEnd = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + noteMinutes * 60_000).toISOString()

/** SITE-011: its author changes a note, for 15 minutes. */
export const canEditNote = ({ createdAt, isAuthor, isRemoved }: NoteFacts, now: string) =>
  firstRefusal([isRemoved, 'noteRemoved'], [!isAuthor, 'notTheAuthor'], [now >= findNoteEnd(createdAt), 'noteTooOld'])

/** SITE-011: its author or an administrator of the company removes a note, at any time. */
export const canRemoveNote = ({
  isAuthor,
  isRemoved,
  isAdministrator,
}: Pick<NoteFacts, 'isAuthor' | 'isRemoved'> & { readonly isAdministrator: boolean }) =>
  firstRefusal([isRemoved, 'noteRemoved'], [!isAuthor && !isAdministrator, 'notTheAuthorNorAdministrator'])

export const canAddNote = ({ notes }: { readonly notes: number }) =>
  firstRefusal([notes >= siteLimits.notes, 'tooManyNotes'])

export const canAddTask = ({ openTasks }: { readonly openTasks: number }) =>
  firstRefusal([openTasks >= siteLimits.openTasks, 'tooManyTasks'])

export const canAddPhoto = ({ photos }: { readonly photos: number }) =>
  firstRefusal([photos >= siteLimits.photos, 'tooManyPhotos'])

type Refusals =
  | RuleRefusal<typeof canMoveSite>
  | RuleRefusal<typeof canChangeSite>
  | RuleRefusal<typeof canOpenSite>
  | RuleRefusal<typeof canRemoveSite>
  | RuleRefusal<typeof canEditNote>
  | RuleRefusal<typeof canRemoveNote>
  | RuleRefusal<typeof canAddNote>
  | RuleRefusal<typeof canAddTask>
  | RuleRefusal<typeof canAddPhoto>

export const siteSentences = {
  siteArchived: 'Esta obra está arquivada. Desarquive para mudar.',
  sameStage: 'A obra já está nesta etapa.',
  tooManySites: 'Já há 5.000 obras em andamento. Conclua ou arquive alguma antes.',
  siteHasLinks: 'Há registros ligados a esta obra. Arquive em vez de remover.',
  noteRemoved: 'Esta nota foi removida.',
  notTheAuthor: 'Só quem escreveu a nota pode mudá-la.',
  noteTooOld: 'Uma nota só muda nos primeiros 15 minutos.',
  notTheAuthorNorAdministrator: 'Só quem escreveu a nota ou o administrador da empresa pode removê-la.',
  tooManyNotes: 'Esta obra já tem 200 notas.',
  tooManyTasks: 'Já há 200 tarefas abertas aqui. Conclua alguma antes.',
  tooManyPhotos: 'Esta obra já tem 40 fotos.',
} as const satisfies Record<Refusals, string>

/** SITE-004: a lost site has a reason. */
export const lossReasonSentence = 'Informe o motivo da perda.'

/** Shown instead of the text of a removed note (SITE-011). */
export const removedNoteText = 'Nota removida'
