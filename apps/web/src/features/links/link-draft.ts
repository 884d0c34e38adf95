import type { KeptLink } from '@girassol/contract/links'
import type { Role } from '@girassol/domain/access'
import { isLinkAddress, type LinkPlace, linkAddressSentence } from '@girassol/domain/links'
import type { FieldProblem } from '../../lib/use-form-fields.ts'

export type LinkDraft = {
  readonly label: string
  readonly url: string
  readonly place: LinkPlace
  readonly roles: readonly Role[]
}

export const linkLabels = { label: 'Nome', url: 'Endereço', place: 'Onde aparece', roles: 'Quem vê' } as const

export const draftOf = (link: KeptLink | null): LinkDraft => ({
  label: link?.label ?? '',
  url: link?.url ?? '',
  place: link?.place ?? 'modules',
  roles: link?.roles ?? [],
})

const required = 'Campo obrigatório'

export const problemsOf = ({ label, url }: LinkDraft) =>
  (
    [
      [label.trim() === '', 'label', required],
      [url.trim() === '', 'url', required],
      [url.trim() !== '' && !isLinkAddress(url.trim()), 'url', linkAddressSentence],
    ] as const
  ).flatMap(([holds, field, message]): FieldProblem<keyof LinkDraft>[] => (holds ? [{ field, message }] : []))

export const bodyOf = ({ label, url, place, roles }: LinkDraft) => ({
  label: label.trim(),
  url: url.trim(),
  place,
  roles: [...roles],
})
