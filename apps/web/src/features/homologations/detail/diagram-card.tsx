import { type HomologationView, showDiagram } from '@girassol/contract/homologations'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '../../../lib/api-client.ts'
import { isRefusal } from '../../../lib/api-error.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'
import { Card } from '../../../ui/card.tsx'
import { externalAnchor } from '../../../ui/external-link.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import classes from './homologation-detail.module.css'

/** The drawing of this version of the record: it is drawn again after a change. */
const useDiagram = ({ id, version }: HomologationView) => {
  const sellerId = useSellerId()
  const request = { params: { id } }
  return useQuery({
    queryKey: [...endpointKey(showDiagram, request, sellerId), version],
    queryFn: ({ signal }) => fetchFile(showDiagram, request, { signal, sellerId }),
    retry: false,
  })
}

/** An address for the bytes while they are shown. */
const useAddress = (bytes: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}

const refusedText = 'O diagrama aparece aqui quando o gerador puder ser desenhado.'

/** HOM-008: the single-line diagram of today as a picture; nothing is drawn for a kit that cannot be. */
export const DiagramCard = ({ homologation }: { readonly homologation: HomologationView }) => {
  const { data, error } = useDiagram(homologation)
  const address = useAddress(data)
  const open = address !== undefined && (
    <a href={address} {...externalAnchor}>
      Abrir
      <span className="hidden-visually"> diagrama unifilar em outra aba</span>
    </a>
  )
  return (
    <Card title="Diagrama unifilar" aside={open}>
      {error !== null && <p className={classes.noDiagram}>{isRefusal(error) ? error.message : refusedText}</p>}
      {error === null && address === undefined && <SkeletonLines lines={4} />}
      {address !== undefined && (
        <>
          <img className={classes.diagram} src={address} alt="Diagrama unifilar do gerador" />
          {homologation.missing.length > 0 && <p className={classes.draft}>Rascunho enquanto faltar dado.</p>}
        </>
      )}
    </Card>
  )
}
