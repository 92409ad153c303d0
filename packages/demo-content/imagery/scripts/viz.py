"""Visualizer layers from ONE render: cache/scene-hero-<W>.npz -> png/viz/{base,main-CODE,island-CODE}.png, masks, manifest.json
Paint: C' = C + mask*(swatch-base).  Wood: albedo AOV of the nearest species, scaled to the swatch.  Only pixels inside the mask are shipped."""
import sys,os,json,numpy as np; from post import *; from scenepost import recolor,BASE,autoexp,display; from styles import S
W=int(os.environ.get('W','1600')); D=ART+'/png/viz'; os.makedirs(D,exist_ok=True); BASEHEX='#ece8df'
SPECIES={'honey':'wh','toffee':'wh','saddle':'wh','whitepine':'wh','dark':'wd','brown':'wd','drift':'wg','greywood':'wg','cinder':'wg'}
def main():
    d=load('scene-hero-%d'%W); ex=autoexp(d,'hero'); E,G=d['E'],d['G']; C0=recolor(d,'hero',BASEHEX,BASEHEX)
    mk={'main':np.clip(d['aov_mmain'],0,1),'island':np.clip(d['aov_misl'],0,1)}; tot=np.maximum(mk['main']+mk['island'],1e-3)
    show=lambda C:display(G+C*E,ex,7,.008)
    B=show(C0); png(D+'/base.png',B,False); Bq=np.rint(np.clip(B,0,1)*255)/255; want=set(sys.argv[1:])
    core={g:m>.98 for g,m in mk.items()}
    for g,m in mk.items():
        png(D+'/mask-%s.png'%g,np.repeat(m[...,None],3,2),False)
        for s in S:
            if want and s['code'] not in want: continue
            t=hexlin(s['swatch']); w=s['material'].split(':')
            if w[0]=='wood':
                y=float((t*np.array([.2126,.7152,.0722])).sum()); t=(y+(.78 if w[1] in('saddle','brown','toffee','dark') else .92)*(t-y)).astype(np.float32)      # the filmic curve adds saturation to browns
                a=d['aov_'+SPECIES[w[1]]]; k=t/np.maximum(a[core[g]].mean(0),1e-3); Cn=a*(m/tot)[...,None]*k
            else: Cn=m[...,None]*t
            F=show(np.maximum(C0+Cn-m[...,None]*hexlin(BASEHEX),0)); al=np.where(m<.02,0,m)
            need=np.where(F<Bq,(Bq-F)/np.maximum(Bq,1/255),(F-Bq)/np.maximum(1-Bq,1/255)).max(2); al=np.where(al>0,np.clip(np.maximum(al,need),0,1),0)
            o=np.where(al[...,None]>0,(F-(1-al[...,None])*Bq)/np.maximum(al[...,None],1e-3),0); png(D+'/%s-%s.png'%(g,s['code']),np.concatenate([np.clip(o,0,1),al[...,None]],2),False)
        print(g,'mask %.1f %%'%(m.mean()*100),flush=True)
    json.dump(dict(width=W,height=W*9//16,base='base.webp',baseSwatch=BASEHEX,layers=['main','island'],masks={g:'mask-%s.webp'%g for g in mk},note='draw base, then main-{code}, then island-{code} on top (normal alpha blending). The room shows one shaker door; finishes change color/wood only.',
      finishes=[dict(code=s['code'],brand=s['brand'],line=s['line'],color=s['color'],material=s['material'],swatch=s['swatch'],family=s['family'],main='main-%s.webp'%s['code'],island='island-%s.webp'%s['code']) for s in S]),open(HERE+'/../../images/visualizer/manifest.json','w'),indent=1)
if __name__=='__main__': main()
