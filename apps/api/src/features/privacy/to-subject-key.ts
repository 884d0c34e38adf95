import { readSubjectKey, type SubjectKey, subjectKeySentence } from '@girassol/domain/privacy'
import { Refused } from '../../http/refused.ts'

/** The CPF or e-mail of a call or of a stored export; 400 for another text. */
export const toSubjectKey = (typed: string): SubjectKey => {
  const key = readSubjectKey(typed)
  if (key === null) throw new Refused(subjectKeySentence, { status: 400 })
  return key
}
