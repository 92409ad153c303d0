"""Sample-door renders.  SPP=48 W=900 blender -b -t 2 -noaudio -P doors.py -- shaker:front wood-honey-shaker:detail ...
job = construction:view  or  wood-<species>-<construction>:view   -> cache/door-<job>.npz (skips what exists)
Paint is rendered ONCE per construction in neutral gray; doorpost.py recolors it."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cab import *
DW,DH=0.42,0.56
# hardware shown in the detail view only: (type, color)
HW={'recessed':('bar','brass'),'slab':('bar','black'),'raised':('knob','brass'),'shaker':('bar','brass'),'recbevel':('knob','nickel'),'raised_d':('knob','nickel'),'shaker_e':('bar','black'),
    'slim':('bar','black'),'ogee':('knob','brass'),'wide':('bar','nickel'),'raised_c':('knob','bronze'),'slab_matt':('lip','brass'),'slab_wood':('bar','black'),'slab_gloss':('bar','nickel')}
def hwmat(c):
    return {'brass':lambda:metal('h','#c9a15c',0.25),'black':lambda:simple('h','#19191a',0.40),'nickel':lambda:metal('h','#bdbab4',0.24),'bronze':lambda:metal('h','#6d5540',0.34)}[c]()
def build(con,view,woodsp=None,true_hex=None):
    s=reset(); s.view_settings.view_transform='Raw'
    c=s.cycles; c.max_bounces=5; c.diffuse_bounces=3; c.glossy_bounces=2; c.sample_clamp_indirect=4; c.caustics_reflective=False; c.caustics_refractive=False; c.blur_glossy=0.5
    gloss=con=='slab_gloss'; geo='slab' if con.startswith('slab') else con
    if woodsp:
        ph,pi,rd,ti=CUT.get('%s-%s'%(woodsp,con),(0,0,.09,.085))
        mv,mh,ms=wood('wv',woodsp,False,rd,ti,mask='mdoor',phase=ph,pith=pi),wood('wh',woodsp,True,0.16,0.02,mask='mdoor',phase=ph),wood('ws',woodsp,False,0.16,0.02,mask='mdoor',phase=ph)
    else:
        hx=true_hex or '#bcbcbc'
        if gloss: m=paint('p',hx,rough=0.30,peel=0.0,coat=1.0,coat_rough=0.045,spec=0.2,mask='mdoor')
        elif con=='slab_matt': m=paint('p',hx,rough=0.55,peel=0.05,spec=0.22,mask='mdoor')
        else: m=paint('p',hx,mask='mdoor')
        mv=mh=ms=m
    t=0.019 if con=='slab_matt' else 0.022
    d=door(DW,DH,geo,mv,mh,ms,None,t)
    if view=='detail':
        ty,hc=HW[con]; hm=hwmat(hc); st=DOORS.get(geo,{}).get('stile',.06); x=DW/2-(st/2 if st<.05 else .032); zt=DH/2
        if ty=='bar': bar_handle(0.16,hm,d,(x,-t,zt-.155),True,r=0.0055 if st>.03 else .0048)
        elif ty=='knob': knob(hm,d,(x,-t,zt-.125),r=0.0155)
        else:
            box('lip',DW/2-.19,DW/2-.05,-t-.020,-.002,zt,zt+.0022,hm,d,.0006); box('lip2',DW/2-.19,DW/2-.05,-t-.020,-t-.0175,zt-.012,zt+.0022,hm,d,.0006)
    bg=simple('bg','#b6b2ab',0.9,spec=0.15)
    z0=-DH/2; yw=0.32; r=0.25; prof=[(-4.0,z0)]+[(yw-r+r*math.sin(a),z0+r-r*math.cos(a)) for a in [math.radians(9*i) for i in range(11)]]+[(yw,3.0)]
    v=[];f=[]
    for y,z in prof: v+=[(-4,y,z),(4,y,z)]
    for i in range(len(prof)-1): f.append((2*i,2*i+1,2*i+3,2*i+2))
    mesh('cyc',v,f,bg,None,0,3,60)
    world('#ffffff',0.24)
    area('key',(-1.15,-0.62,1.10),(0,0,0.0),0.5,0.5,25,'#fff9f2')       # grazing: makes the relief
    area('rim',(-1.5,-0.35,-0.05),(0,0,0),0.25,1.2,6,'#fffaf5')
    area('fill',(1.6,-2.0,0.4),(0,0,0),1.4,1.6,11,'#f2f5ff')
    area('top',(0,-0.9,1.8),(0,-0.2,0),1.6,0.5,7)
    if gloss:                                                            # soft card seen only in the coat
        m,tn=newmat('card'); u=tn.add('ShaderNodeTexCoord').outputs['Object']; sx=tn.add('ShaderNodeSeparateXYZ'); tn.set(sx,'0',u)
        X,Z=sx.outputs[0],sx.outputs[2]; band=lambda l,r,so:tn.math('MULTIPLY',tn.mrange(X,l,l+so,0,1,True),tn.mrange(X,r-so,r,1,0,True))
        e=tn.math('ADD',band(-.62,-.10,.10),tn.math('MULTIPLY',band(-.05,.10,.06),.55)); e=tn.math('MULTIPLY',e,tn.mrange(Z,-.75,.45,.12,1,True))
        em=tn.add('ShaderNodeEmission'); tn.set(em,'Strength',tn.math('MULTIPLY',e,3.6)); o=tn.add('ShaderNodeOutputMaterial'); tn.l.new(em.outputs[0],o.inputs[0])
        b=box('card',-1.5,1.5,-3.62,-3.6,-2.0,2.0,m); b.visible_diffuse=False; b.visible_camera=False; b.visible_shadow=False; b.rotation_euler=(0,math.radians(-18),0)
    if view=='front': camera((0.0,-2.9,0.012),(0,0,0.012),lens=36*2.9/0.558)
    else: camera((0.335,-0.66,0.40),(0.070,0,0.165),lens=74,dof=0.735,f=5.6)
    return s
if __name__=='__main__':
    argv=sys.argv[sys.argv.index('--')+1:]; spp=int(os.environ.get('SPP','48')); W=int(os.environ.get('W','900')); pre=os.environ.get('PRE','door-')
    for a in argv:
        n,_,v=a.partition(':'); v=v or 'front'; name=pre+n+'-'+v
        if os.path.exists(ART+'/cache/%s.npz'%name): continue
        true=None; wsp=None; con=n
        if n.startswith('wood-'): _,wsp,con=n.split('-')
        if n.startswith('true-'): _,true,con=n.split('-'); true='#'+true
        s=build(con,v,wsp,true); k=spp if not wsp else max(22,spp*2//3); shoot(s,W,W*4//3,k,name,[('mdoor','VALUE')])
