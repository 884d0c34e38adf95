import { showPromotionalSeason } from '@girassol/contract/catalogue'
import { readSetting } from '@girassol/contract/settings'
import { campaignOff } from '@girassol/domain/settings'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'

/** Today's active promotion: the sales campaign names its season (C-20, STORE-035, STORE-036). */
export const useOpenPromotion = () => {
  const setting = useEndpointQuery(readSetting, { params: { id: 'sales-campaign' } })
  const campaign = setting.data?.value ?? campaignOff
  const isOn = campaign !== campaignOff
  const season = useEndpointQuery(showPromotionalSeason, { params: { id: Number(campaign) } }, { enabled: isOn })
  return {
    promotion: isOn && season.data?.isOpen ? season.data : null,
    isLoading: setting.isLoading || season.isLoading,
  }
}
