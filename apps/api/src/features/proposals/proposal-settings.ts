import { type EnergySettings, usualEnergySettings } from '@girassol/domain/energy'
import { usualProposalDays } from '@girassol/domain/proposals'

/** The settings that a new proposal begins with (C-158): the defaults, until the administration stores others. */
export const findProposalSettings = async (): Promise<EnergySettings & { readonly proposalDays: number }> => ({
  ...usualEnergySettings,
  proposalDays: usualProposalDays,
})
