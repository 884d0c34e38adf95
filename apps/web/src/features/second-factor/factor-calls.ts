import { listOwnFactors } from '@girassol/contract/second-factor'

/** What is read again after each change of the own second factors. */
export const factorCalls = [listOwnFactors] as const
