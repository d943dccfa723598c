import { chromium, devices } from '@playwright/test'
import { writeFileSync } from 'node:fs'
const [,, url='http://127.0.0.1:8340/lobby/home', cpu='4', runs='3'] = process.argv
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] })
for (let k=0;k<+runs;k++){
 const ctx = await b.newContext({...devices['Pixel 7'], locale:'en-PH', timezoneId:'Asia/Manila'})
 const p = await ctx.newPage(); const c = await ctx.newCDPSession(p)
 await c.send('Network.enable')
 await c.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:1638.4*128,uploadThroughput:750*128,connectionType:'cellular4g'})
 await c.send('Emulation.setCPUThrottlingRate',{rate:+cpu})
 const trace = k===+runs-1
 if (trace) await b.startTracing(p,{categories:['-*','devtools.timeline','v8','v8.execute','disabled-by-default-v8.cpu_profiler','disabled-by-default-devtools.timeline','toplevel','blink.user_timing','loading']})
 await p.addInitScript(()=>{const m={lt:[],lcp:0,lcpEl:'',fcp:0,cls:0};Object.assign(window,{__m:m});const o=(t,f)=>new PerformanceObserver(l=>l.getEntries().forEach(f)).observe({type:t,buffered:true});o('longtask',e=>m.lt.push([Math.round(e.startTime),e.duration]));o('largest-contentful-paint',e=>{m.lcp=e.startTime;m.lcpEl=e.element?.outerHTML?.slice(0,100)});o('paint',e=>{if(e.name==='first-contentful-paint')m.fcp=e.startTime});o('layout-shift',e=>{if(!e.hadRecentInput)m.cls+=e.value})})
 await p.goto(url,{waitUntil:'networkidle'}); await p.waitForTimeout(1000)
 const m = await p.evaluate(()=>({...__m, ready: performance.getEntriesByName('page-ready')[0]?.startTime, dom: document.querySelectorAll('*').length}))
 console.log('tbt',m.lt.reduce((s,[,d])=>s+Math.max(0,d-50),0),'fcp',m.fcp,'lcp',m.lcp,'ready',m.ready,'cls',m.cls,'dom',m.dom,JSON.stringify(m.lt), m.lcpEl)
 if (trace) writeFileSync('/tmp/wp/trace.json', await b.stopTracing())
 await ctx.close()
}
await b.close()
