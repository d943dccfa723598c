const androidMin = 7

/** Why a phone cannot install the Android package; undefined: it can, or it is no phone. */
export function installObstacle(userAgent: string): 'iphone' | 'oldAndroid' | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  const android = /Android (\d+)/.exec(userAgent)?.[1]
  return android !== undefined && Number(android) < androidMin ? 'oldAndroid' : undefined
}
