import { gzipSync } from 'node:zlib'; import fs from 'node:fs';
const { remote } = await import(process.cwd()+'/config/webpack/remote.ts');
const webpack=(await import(process.cwd()+'/node_modules/webpack/lib/index.js')).default;
const c=remote(process.cwd(),false); c.output.path='/tmp/hsdist'; c.devtool=false;
c.plugins=c.plugins.filter(p=>true);
fs.rmSync('/tmp/hsdist',{recursive:true,force:true});
await new Promise((res,rej)=>webpack(c).run((e,s)=>{if(e)rej(e);console.log(s.toString({preset:'errors-only'}));res()}));
const m=JSON.parse(fs.readFileSync('/tmp/hsdist/mf-manifest.json'));
const gz=f=>gzipSync(fs.readFileSync('/tmp/hsdist/'+f),{level:9}).length;
const files=fs.readdirSync('/tmp/hsdist');
for(const e of m.exposes){let t=e.assets.js.sync.filter(f=>e.name==='Header'||!f.startsWith('common')).reduce((n,f)=>n+gz(f),0); if(e.name==='Header')t+=gz(files.find(f=>/^locale-hu-HU\..*js$/.test(f))); console.log(e.name,t)}
console.log('remoteEntry',gz('remoteEntry.js'));
process.exit(0)
