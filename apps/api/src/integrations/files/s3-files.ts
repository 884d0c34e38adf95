import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { usualLimits } from '../outside-system.ts'
import type { Files } from './files.ts'
import { flydriveFiles } from './flydrive-files.ts'

type S3FilesOptions = {
  /** Absent for Amazon S3 itself. */
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** True for servers that expect the bucket in the path instead of the host name. */
  forcePathStyle: boolean
}

/** Files in a bucket of an S3 server. The policy of the bucket must make them private: object ACLs are not sent. */
export const s3Files = (options: S3FilesOptions): Files => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle } = options
  const driver = new S3Driver({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    visibility: 'private',
    supportsACL: false,
    // Many servers other than Amazon's do not support the SDK's default checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: usualLimits.callMs,
      requestTimeout: usualLimits.jobMs,
      throwOnRequestTimeout: true,
    },
  })
  return flydriveFiles(new Disk(driver), { writesAtOnce: true })
}
