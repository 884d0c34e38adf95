import { describe, expect, test } from 'vitest'
import {
  canConvertProposal,
  canEditProposal,
  canOpenVersion,
  canRemoveProposal,
  canRevokeProposal,
  canSendProposal,
  type ProposalMove,
  type ProposalStatus,
  proposalMoves,
  proposalStatusNames,
} from './proposal-status.ts'

const rules = {
  edit: canEditProposal,
  openVersion: canOpenVersion,
  send: canSendProposal,
  revoke: canRevokeProposal,
  convert: canConvertProposal,
  remove: canRemoveProposal,
}

const allowedIn = (status: ProposalStatus, hasDraft: boolean): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => (rule({ status, hasDraft }).allowed ? [name] : []))

describe('the statuses of a proposal', () => {
  test('PROP-001 C-168 every status is reached from a draft by moves of the table', () => {
    const reached = new Set<ProposalStatus>(['DRAFT'])
    for (const _ of proposalStatusNames) {
      for (const move of Object.keys(proposalMoves) as ProposalMove[]) {
        if (proposalMoves[move].from.some((status) => reached.has(status))) reached.add(proposalMoves[move].to)
      }
    }
    expect([...reached].toSorted()).toEqual([...proposalStatusNames].toSorted())
  })

  test.each<[ProposalStatus, boolean, string[]]>([
    ['DRAFT', true, ['edit', 'send', 'remove']],
    ['SENT', false, ['openVersion', 'revoke']],
    ['SENT', true, ['edit', 'send', 'revoke', 'remove']],
    ['VIEWED', false, ['openVersion', 'revoke']],
    ['DECLINED', false, ['openVersion']],
    ['EXPIRED', false, ['openVersion']],
    ['EXPIRED', true, ['edit', 'send', 'remove']],
    ['ACCEPTED', false, ['convert']],
    ['CONVERTED', false, []],
    ['REVOKED', false, []],
  ])('PROP-007 PROP-025 in %s with a draft %s these actions are allowed: %s', (status, hasDraft, expected) => {
    expect(allowedIn(status, hasDraft)).toEqual(expected)
  })
})
