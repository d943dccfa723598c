/** A fetch that reports upload progress in percent. It uses XMLHttpRequest, because fetch cannot. */
export const uploadFetch =
  (onProgress: (percent: number) => void): typeof globalThis.fetch =>
  (address, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const fail = () => reject(new TypeError('the upload did not arrive'))
      request.open(method, address instanceof Request ? address.url : address)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(Math.floor((loaded / Math.max(total, 1)) * wholePercent))
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
      request.onerror = fail
      request.onabort = fail
      if (signal?.aborted === true) return fail()
      signal?.addEventListener('abort', stop)
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      request.send(body instanceof FormData ? body : null)
    })

const wholePercent = 100

function headersOf(request: XMLHttpRequest): HeadersInit {
  const after = request.getResponseHeader('retry-after')
  return after === null ? {} : { 'retry-after': after }
}
