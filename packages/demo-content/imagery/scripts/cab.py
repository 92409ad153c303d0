import bpy, math, random, os, sys, time, ctypes
import numpy as np
from mathutils import Vector, Matrix
HERE=os.path.dirname(os.path.abspath(__file__))
ART=os.environ.get('ART',os.path.join(os.path.dirname(HERE),'work'))      # work folder: cache/ png/ final/
TMP='/dev/shm' if os.path.isdir('/dev/shm') else __import__('tempfile').gettempdir()
# ---------- basics ----------
def lin(h):
    h=h.lstrip('#'); v=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple([c/12.92 if c<=0.04045 else ((c+0.055)/1.055)**2.4 for c in v]+[1.0])
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s=bpy.context.scene; s.render.engine='CYCLES'; s.cycles.device='CPU'
    s.render.threads_mode='FIXED'; s.render.threads=int(os.environ.get('THREADS','2'))
    return s
class NT:
    def __init__(s,mat):
        mat.use_nodes=True; s.t=mat.node_tree; s.n=s.t.nodes; s.l=s.t.links; s.n.clear()
    def add(s,typ,**kw):
        nd=s.n.new(typ)
        for k,v in kw.items():
            if k.startswith('i_'):
                key=k[2:].replace('_',' '); s.set(nd,key,v)
            else: setattr(nd,k,v)
        return nd
    def set(s,nd,key,v):
        inp=nd.inputs[int(key)] if key.isdigit() else nd.inputs[key]
        if isinstance(v,bpy.types.NodeSocket): s.l.new(v,inp)
        elif hasattr(v,'outputs'): s.l.new(v.outputs[0],inp)
        else: inp.default_value=v
    def math(s,op,a,b=0.0,c=None,clamp=False):
        nd=s.add('ShaderNodeMath',operation=op,use_clamp=clamp); s.set(nd,'0',a); s.set(nd,'1',b)
        if c is not None: s.set(nd,'2',c)
        return nd.outputs[0]
    def vmath(s,op,a,b=(0,0,0)):
        nd=s.add('ShaderNodeVectorMath',operation=op); s.set(nd,'0',a)
        if op!='SCALE': s.set(nd,'1',b)
        else: nd.inputs['Scale'].default_value=b
        return nd.outputs['Vector']
    def noise(s,vec,scale,detail=2,rough=0.5,dist=0.0,out='Fac'):
        nd=s.add('ShaderNodeTexNoise'); s.set(nd,'Vector',vec); s.set(nd,'Scale',scale); s.set(nd,'Detail',detail); s.set(nd,'Roughness',rough); s.set(nd,'Distortion',dist)
        return nd.outputs[out]
    def ramp(s,fac,stops,interp='LINEAR'):
        nd=s.add('ShaderNodeValToRGB'); s.set(nd,'Fac',fac); r=nd.color_ramp; r.interpolation=interp
        while len(r.elements)>1: r.elements.remove(r.elements[-1])
        for i,(p,c) in enumerate(stops):
            e=r.elements[0] if i==0 else r.elements.new(p); e.position=p; e.color=c if len(c)==4 else (*c,1)
        return nd.outputs['Color']
    def mix(s,fac,a,b,blend='MIX'):
        nd=s.add('ShaderNodeMixRGB',blend_type=blend); s.set(nd,'Fac',fac); s.set(nd,'Color1',a); s.set(nd,'Color2',b); return nd.outputs[0]
    def mrange(s,v,a,b,c=0.0,d=1.0,smooth=False):
        nd=s.add('ShaderNodeMapRange'); 
        if smooth: nd.interpolation_type='SMOOTHSTEP'
        for i,x in enumerate((v,a,b,c,d)): s.set(nd,str(i),x)
        return nd.outputs[0]
    def bump(s,height,strength,dist,normal=None):
        nd=s.add('ShaderNodeBump'); s.set(nd,'Height',height); s.set(nd,'Strength',strength); s.set(nd,'Distance',dist)
        if normal is not None: s.set(nd,'Normal',normal)
        return nd.outputs[0]
    def principled(s,**kw):
        nd=s.add('ShaderNodeBsdfPrincipled'); o=s.add('ShaderNodeOutputMaterial'); s.l.new(nd.outputs[0],o.inputs[0])
        for k,v in kw.items(): s.set(nd,k.replace('_',' '),v)
        return nd
    def objco(s,random_off=True):
        tc=s.add('ShaderNodeTexCoord').outputs['Object']
        if not random_off: return tc
        oi=s.add('ShaderNodeObjectInfo').outputs['Random']
        c=s.add('ShaderNodeCombineXYZ'); a=s.math('MULTIPLY',oi,37.0); b=s.math('MULTIPLY',oi,91.0)
        return tc,oi
def newmat(name):
    m=bpy.data.materials.new(name); return m,NT(m)
def aov(t,name,v,color=False):
    """write v to AOV `name` (anti-aliased coverage masks, wood albedos) - free of extra rays"""
    nd=t.add('ShaderNodeOutputAOV'); nd.name=name; t.set(nd,'Color' if color else 'Value',v); return nd
# ---------- materials ----------
def paint(name,hexc,rough=0.38,peel=0.10,coat=0.0,coat_rough=0.03,spec=0.35,mask=None):
    m,t=newmat(name)
    if mask: aov(t,mask,1.0)
    v=t.add('ShaderNodeTexCoord').outputs['Object']
    n1=t.noise(v,420,2); n2=t.noise(v,70,3)
    h=t.math('ADD',n1,t.math('MULTIPLY',n2,0.6))
    r=t.mrange(n2,0.3,0.7,rough-0.03,rough+0.03)
    kw=dict(Base_Color=lin(hexc),Roughness=r,Specular=spec)
    if peel>0: kw['Normal']=t.bump(h,peel,0.0006)
    if coat: kw.update(Clearcoat=coat,Clearcoat_Roughness=coat_rough)
    t.principled(**kw); return m
def simple(name,hexc,rough=0.5,metal=0.0,spec=0.5,**kw):
    m,t=newmat(name); t.principled(Base_Color=lin(hexc),Roughness=rough,Metallic=metal,Specular=spec,**kw); return m
def metal(name,hexc,rough=0.28,brushed=True):
    m,t=newmat(name); v=t.add('ShaderNodeTexCoord').outputs['Object']
    n=t.noise(v,300,3); r=t.mrange(n,0.3,0.7,rough-0.05,rough+0.06)
    t.principled(Base_Color=lin(hexc),Roughness=r,Metallic=1.0); return m
def emission(name,hexc,strength):
    m,t=newmat(name); e=t.add('ShaderNodeEmission'); e.inputs[0].default_value=lin(hexc); e.inputs[1].default_value=strength
    o=t.add('ShaderNodeOutputMaterial'); t.l.new(e.outputs[0],o.inputs[0]); m.cycles.sample_as_light=False; return m      # never waste light samples on decorative emitters
WOODS={ # early, mid, late(line), pore strength, ring mm, roughness
 'pine':('#e3bd86','#d3a266','#b27a41',0.15,7.0,0.42),
 'oak':('#c9a676','#b58d5c','#8f6a41',0.55,4.5,0.44),
 'walnut':('#7a5238','#5f3d28','#3d2618',0.45,5.0,0.38),
 'dark':('#5a3826','#452a1e','#2a1811',0.35,5.0,0.32),
 'dark2':('#5b4636','#483629','#2d2119',0.35,5.0,0.34),           # kitchens: less red under the filmic curve
 'cherry':('#9a5a34','#84462a','#632f1c',0.2,6.0,0.32),
 'brown':('#8a5f3e','#744b2f','#4c2e1c',0.35,5.0,0.36),       # Upton
 'honey':('#cf9a56','#bb8240','#8d5926',0.30,6.0,0.38),       # USCD Honey
 'saddle':('#a8693c','#91552d','#64371b',0.30,5.5,0.36),      # Casselberry Saddle
 'toffee':('#9c7250','#875e3f','#5f3f28',0.30,5.0,0.38),      # Oxford Toffee
 'cinder':('#6b6763','#57534f','#393634',0.45,4.5,0.42),      # dark grey stain
 'drift':('#b3a591','#9a8b77','#70634f',0.55,4.5,0.50),       # weathered
 'greywood':('#aaa59d','#928c84','#6d675f',0.50,4.0,0.46),
 'whitepine':('#e9dcc4','#ddcbac','#c0a67e',0.12,7.0,0.46),
}
# Where the board was cut from the log, so that no two species (nor two door constructions of one species) share a figure:
# phase shifts the noise and the board, pith = sideways distance of the pith (0 cathedral, .12 off-centre, .3 rift, straight lines), depth and tilt shape the arches.
CUT={ # species-construction: phase, pith m, ring depth m, tilt
 'honey-shaker':(.11,.035,.085,.095), 'cinder-shaker':(.47,.30,.13,.030), 'brown-shaker':(.73,-.060,.100,.070), 'brown-recbevel':(.29,.050,.075,.110),
 'drift-shaker_e':(.61,-.30,.16,.025), 'drift-raised':(.03,-.035,.110,.060), 'toffee-ogee':(.83,.075,.070,.120), 'saddle-raised_c':(.37,-.015,.065,.130),
 'dark-slab_wood':(.55,.140,.120,.050), 'greywood-slab_wood':(.19,-.34,.20,.015), 'whitepine-slab_wood':(.91,-.085,.090,.075),
}
def wood(name,species,horizontal=False,ringdist=0.09,tilt=0.085,mask=None,phase=0.0,pith=0.0):
    m,t=newmat(name); col,rr,b=woodgraph(t,species,horizontal,ringdist,tilt,phase,pith)
    if mask: aov(t,mask,1.0)
    t.principled(Base_Color=col,Roughness=rr,Specular=0.45,Normal=b,Clearcoat=0.25,Clearcoat_Roughness=0.25)
    return m
def woodgraph(t,species,horizontal=False,ringdist=0.09,tilt=0.085,phase=0.0,pith=0.0):
    """procedural wood: cone-shaped rings around a tilted pith, fibres, pores; returns color, roughness, normal sockets"""
    early,mid,late,pore,ring,rough=WOODS[species]
    tc=t.add('ShaderNodeTexCoord').outputs['Object']; rnd=t.add('ShaderNodeObjectInfo').outputs['Random']
    if phase: rnd=t.math('FRACT',t.math('ADD',rnd,phase))
    if horizontal:
        mp=t.add('ShaderNodeMapping'); t.set(mp,'Vector',tc); mp.inputs['Rotation'].default_value=(0,math.radians(90),0); tc=mp.outputs[0]
    off=t.add('ShaderNodeCombineXYZ'); 
    t.set(off,'0',t.math('MULTIPLY',t.math('SUBTRACT',rnd,0.5),0.10)); t.set(off,'1',t.math('MULTIPLY',rnd,0.05)); t.set(off,'2',t.math('MULTIPLY',rnd,13.0))
    P=t.vmath('ADD',tc,off.outputs[0])
    # slow warp (stretched along grain z)
    st=t.vmath('MULTIPLY',P,(1,1,0.16))
    w=t.vmath('SUBTRACT',t.noise(st,9,3,0.55,out='Color'),(0.5,0.5,0.5))
    Pw=t.vmath('ADD',tc,t.vmath('MULTIPLY',w,(0.030,0.030,0.0)))
    sx=t.add('ShaderNodeSeparateXYZ'); t.set(sx,'0',Pw); X,Y,Z=sx.outputs
    sx2=t.add('ShaderNodeSeparateXYZ'); t.set(sx2,'0',off.outputs[0])
    X=t.math('ADD',X,sx2.outputs[0])
    if pith: X=t.math('ADD',X,pith)
    # cone: tilted pith below surface -> cathedrals
    d=t.math('ADD',t.math('ADD',Y,ringdist),t.math('MULTIPLY',Z,tilt))
    d=t.math('ADD',d,t.math('MULTIPLY',rnd,0.03))
    r=t.math('SQRT',t.math('ADD',t.math('MULTIPLY',X,X),t.math('MULTIPLY',d,d)))
    ph=t.math('MULTIPLY',r,1000.0/ring)
    ph=t.math('ADD',ph,t.math('MULTIPLY',t.noise(t.vmath('MULTIPLY',P,(1,1,0.03)),45,2),0.45))
    fr=t.math('FRACT',ph)
    # asymmetric ring: slow darkening then sharp reset
    band=t.ramp(fr,[(0.0,(0.35,)*3),(0.08,(0,)*3),(0.55,(0.22,)*3),(0.88,(1,)*3),(0.97,(0.75,)*3),(1.0,(0.35,)*3)],'EASE')
    fib=t.noise(t.vmath('MULTIPLY',P,(1,1,0.018)),900,3,0.6)
    fib2=t.noise(t.vmath('MULTIPLY',P,(1,1,0.03)),140,3,0.6)
    tone=t.noise(t.vmath('MULTIPLY',P,(1,1,0.25)),6,2)
    f=t.math('ADD',t.math('MULTIPLY',band,0.44),t.math('MULTIPLY',t.math('SUBTRACT',fib2,0.5),0.7))
    f=t.math('ADD',f,t.math('MULTIPLY',t.math('SUBTRACT',tone,0.5),0.7),clamp=False)
    f=t.math('ADD',f,t.math('MULTIPLY',t.math('SUBTRACT',fib,0.5),0.35))
    col=t.ramp(f,[(0.0,lin(early)),(0.42,lin(mid)),(1.0,lin(late))])
    pr=t.mrange(fib,0.60,0.72,0.0,pore)
    col=t.mix(pr,col,tuple([c*0.35 for c in lin(late)[:3]]+[1]))
    vr=t.mrange(rnd,0,1,0.90,1.08); hs=t.add('ShaderNodeHueSaturation'); t.set(hs,'Color',col); t.set(hs,'Value',vr); col=hs.outputs[0]
    b=t.bump(t.math('SUBTRACT',t.math('MULTIPLY',fib,0.6),t.math('MULTIPLY',pr,0.8)),0.18,0.0005)
    rr=t.mrange(f,0,1,rough+0.04,rough-0.04)
    return col,rr,b
# ---------- geometry ----------
COL=None
def link(o,parent=None):
    bpy.context.scene.collection.objects.link(o)
    if parent: o.parent=parent
    return o
def empty(name,loc=(0,0,0),rz=0.0,parent=None):
    o=bpy.data.objects.new(name,None); o.location=loc; o.rotation_euler=(0,0,rz); return link(o,parent)
def mesh(name,verts,faces,mat,parent=None,bevel=0.0,seg=3,smooth=35):
    me=bpy.data.meshes.new(name); me.from_pydata(verts,[],faces); me.update()
    if mat: me.materials.append(mat)
    o=bpy.data.objects.new(name,me); link(o,parent)
    me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(smooth)
    me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    if bevel>0:
        b=o.modifiers.new('b','BEVEL'); b.width=bevel; b.segments=seg; b.limit_method='ANGLE'; b.angle_limit=math.radians(30); b.harden_normals=True
    return o
def box(name,x0,x1,y0,y1,z0,z1,mat,parent=None,bevel=0.0,seg=2):
    cx,cy,cz=(x0+x1)/2,(y0+y1)/2,(z0+z1)/2
    v=[(x-cx,y-cy,z-cz) for x in (x0,x1) for y in (y0,y1) for z in (z0,z1)]
    f=[(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)]
    o=mesh(name,v,f,mat,parent,bevel,seg); o.location=(cx,cy,cz); return o
def cyl(name,p0,p1,r,mat,parent=None,n=32,bevel=0.0):
    p0,p1=Vector(p0),Vector(p1); d=p1-p0; L=d.length
    v=[];f=[]
    for k,z in enumerate((-L/2,L/2)):
        for i in range(n): a=2*math.pi*i/n; v.append((r*math.cos(a),r*math.sin(a),z))
    for i in range(n): j=(i+1)%n; f.append((i,j,n+j,n+i))
    f.append(tuple(range(n-1,-1,-1))); f.append(tuple(range(n,2*n)))
    o=mesh(name,v,f,mat,parent,bevel,3,40); o.location=(p0+p1)/2; o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y'); return o
def lathe(name,prof,mat,parent=None,loc=(0,0,0),rot=(0,0,0),n=48,smooth=40):
    v=[];f=[];m=len(prof)
    for i in range(n):
        a=2*math.pi*i/n
        for r,z in prof: v.append((r*math.cos(a),r*math.sin(a),z))
    for i in range(n):
        j=(i+1)%n
        for k in range(m-1): f.append((i*m+k,j*m+k,j*m+k+1,i*m+k+1))
    o=mesh(name,v,f,mat,parent,0,3,smooth); o.location=loc; o.rotation_euler=rot; return o
def tube(name,pts,r,mat,parent=None,res=12):
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; cu.bevel_depth=r; cu.bevel_resolution=res//3; cu.use_fill_caps=True
    sp=cu.splines.new('POLY'); sp.points.add(len(pts)-1)
    for i,p in enumerate(pts): sp.points[i].co=(*p,1)
    cu.materials.append(mat); o=bpy.data.objects.new(name,cu); return link(o,parent)
def loft(name,w,h,rings,mv,mh,parent,cap=True,smooth=28):
    """rings: (inset from w/h rect, y). One mitred strip per side; returns last ring rect"""
    def R(i): ins,y=rings[i]; a,b=w/2-ins,h/2-ins; return [(-a,y,-b),(a,y,-b),(a,y,b),(-a,y,b)]
    for side in range(4):
        v=[];f=[]
        for i in range(len(rings)):
            q=R(i); v+= [q[side],q[(side+1)%4]]
        for i in range(len(rings)-1): f.append((2*i,2*i+1,2*i+3,2*i+2))
        mesh(name+'_s%d'%side,v,f,mv if side in(1,3) else mh,parent,0,3,smooth)
    if cap:
        q=R(len(rings)-1); mesh(name+'_cap',q,[(0,1,2,3)],mv,parent)
def bez(p0,p1,p2,n=6):
    return [((1-u)**2*p0[0]+2*u*(1-u)*p1[0]+u*u*p2[0],(1-u)**2*p0[1]+2*u*(1-u)*p1[1]+u*u*p2[1]) for u in [i/n for i in range(n+1)]]
def frame(w,h,sx,sz,t,mv,mh,p,bev=0.0013,ms=None):
    """cope-and-stick frame: stiles full height, rails between (visible butt joints)"""
    ms=ms or mv
    box('stileL',-w/2,-w/2+sx,-t,0,-h/2,h/2,ms,p,bev,3); box('stileR',w/2-sx,w/2,-t,0,-h/2,h/2,ms,p,bev,3)
    box('railT',-w/2+sx,w/2-sx,-t,0,h/2-sz,h/2,mh,p,bev,3); box('railB',-w/2+sx,w/2-sx,-t,0,-h/2,-h/2+sz,mh,p,bev,3)
def frame_mitre(w,h,sx,sz,t,mv,mh,p,bev=0.0010,ms=None):
    """mitred frame: four trapezoid prisms, 45 degree joint lines"""
    ms=ms or mv; W,H=w/2,h/2; iw,ih=W-sx,H-sz
    for n,q,m in(('L',[(-W,-H),(-iw,-ih),(-iw,ih),(-W,H)],ms),('R',[(W,-H),(W,H),(iw,ih),(iw,-ih)],ms),('T',[(-W,H),(-iw,ih),(iw,ih),(W,H)],mh),('B',[(-W,-H),(W,-H),(iw,-ih),(-iw,-ih)],mh)):
        cx=sum(a for a,_ in q)/4; cz=sum(b for _,b in q)/4
        v=[(x-cx,-t,z-cz) for x,z in q]+[(x-cx,0,z-cz) for x,z in q]
        f=[(0,1,2,3),(7,6,5,4)]+[(i,i+4,(i+1)%4+4,(i+1)%4) for i in range(4)]
        o=mesh('mf'+n,v,f,m,p,bev,3); o.location=(cx,0,cz)
# sticking profiles: (inset, depth behind the front face) from the frame's inner edge towards the panel
STICK={
 'cove':[(0,0),(.0004,.0002),(.0012,.0014),(.0014,.0032)]+bez((.0022,.0034),(.0090,.0036),(.0104,.0094),8)+[(.0112,.0106)],
 'bevel':[(0,0),(.0004,.0001),(.0012,.0008),(.0105,.0088),(.0108,.0100)],
 'ogee':[(0,0),(.0003,.0003),(.0005,.0022)]+bez((.0014,.0024),(.0058,.0025),(.0068,.0058),7)+bez((.0068,.0058),(.0078,.0092),(.0120,.0096),7)[1:]+[(.0121,.0116)],
 'ogee_s':[(0,0),(.0003,.0003),(.0004,.0018)]+bez((.0012,.0020),(.0050,.0021),(.0060,.0055),7)+bez((.0060,.0055),(.0070,.0088),(.0100,.0092),5)[1:]+[(.0100,.0125)],
 'round':[(0,0)]+bez((.0006,.0001),(.0070,.0002),(.0078,.0082),8)+[(.0079,.0125)],
 'double':[(0,0),(.0004,.0002),(.0006,.0016),(.0030,.0018),(.0032,.0032)]+bez((.0040,.0034),(.0090,.0036),(.0100,.0085),7)+[(.0120,.0090),(.0121,.0125)],
}
# raised panel profiles: (inset from panel edge, depth)
PANEL={
 'cove':lambda R=.036:[(0,.0115),(.0035,.0115)]+bez((.0040,.0113),(R*.62,.0098),(R-.004,.0042),10)+[(R-.0035,.0040),(R-.0005,.0036),(R,.0034),(R+.0002,.0012),(R+.0007,.0006),(R+.0014,.0005)],
 'slope':lambda R=.042:[(0,.0118),(.0030,.0118),(.0034,.0112),(R-.001,.0046),(R,.0044),(R+.0002,.0022),(R+.0008,.0012),(R+.0016,.0010)],
 'step':lambda R=.040:[(0,.0118),(.0034,.0118)]+bez((.0040,.0116),(R*.45,.0108),(R*.62,.0066),8)+[(R*.63,.0050),(R*.66,.0046)]+bez((R*.70,.0046),(R*.92,.0044),(R,.0022),6)+[(R+.0003,.0010),(R+.0010,.0003),(R+.0018,.0002)],
}
#        frame, stick, panel,  stile, rail, recess of flat panel
DOORS={
 'shaker':   dict(stile=.060,rec=.010),
 'shaker_e': dict(stile=.072,rec=.011),
 'shaker_k': dict(stile=.064,rec=.013),                       # kitchens: stronger relief
 'wide':     dict(stile=.060,rail=.092,rec=.010),
 'slim':     dict(stile=.024,rec=.007),
 'recessed': dict(stile=.064,stick='cove',mitre=True),
 'recbevel': dict(stile=.064,stick='bevel'),
 'ogee':     dict(stile=.062,stick='ogee',mitre=True),
 'raised':   dict(stile=.062,stick='ogee_s',panel='cove'),
 'raised_d': dict(stile=.066,stick='round',panel='slope'),
 'raised_c': dict(stile=.070,stick='double',panel='step',mitre=True),
}
def door(w,h,style,mv,mh=None,ms=None,parent=None,t=0.020,stile=None,rail=None,loc=(0,0,0),gap=0.0):
    """front face at y=-t looking to -Y, centred at loc. styles: DOORS + slab. mv panel wood, mh rails, ms stiles"""
    mh=mh or mv; ms=ms or mv; p=empty('door_'+style,loc,0,parent); w-=gap; h-=gap
    if style=='slab' or w<0.09 or h<0.09:
        box('slab',-w/2,w/2,-t,0,-h/2,h/2,mv,p,0.0018,4); return p
    D=DOORS[style]; s=stile or D['stile']; s=min(s,w*.30); r=min(rail or D.get('rail',s),h*.28); fr=frame_mitre if D.get('mitre') and abs(s-r)<1e-6 else frame
    if 'stick' not in D:
        fr(w,h,s,r,t,mv,mh,p,ms=ms); y=-t+D['rec']
        box('panel',-w/2+s-.004,w/2-s+.004,y,-.003,-h/2+r-.004,h/2-r+.004,mv,p); return p
    st=[(i,-t+d) for i,d in STICK[D['stick']]]; sw=st[-1][0]; fw,fz=s-sw,r-sw
    fr(w,h,fw,fz,t,mv,mh,p,ms=ms); loft('stick',w-2*fw,h-2*fz,st,ms,mh,p,cap=False)
    if 'panel' in D and min(w-2*s,h-2*r)>.11:
        loftpanel(w-2*s+.001,h-2*r+.001,[(i,-t+d) for i,d in PANEL[D['panel']]()],mv,p)
    else: box('panel',-w/2+s-.002,w/2-s+.002,st[-1][1],-.003,-h/2+r-.002,h/2-r+.002,mv,p)
    return p
def loftpanel(w,h,rings,mv,parent):
    v=[];f=[]
    for ins,y in rings: a,b=w/2-ins,h/2-ins; v+=[(-a,y,-b),(a,y,-b),(a,y,b),(-a,y,b)]
    for i in range(len(rings)-1):
        for s in range(4): f.append((4*i+s,4*i+(s+1)%4,4*i+4+(s+1)%4,4*i+4+s))
    n=4*(len(rings)-1); f.append((n,n+1,n+2,n+3))
    mesh('panel',v,f,mv,parent,0,3,28)
def bar_handle(L,mat,parent,loc,vertical=True,r=0.0055,stand=0.032):
    p=empty('bar',loc,0,parent); 
    if not vertical: p.rotation_euler=(0,math.radians(90),0)
    cyl('bar',(0,-stand,-L/2),(0,-stand,L/2),r,mat,p,bevel=0.001)
    for s in(-1,1): cyl('post',(0,0,s*(L/2-0.022)),(0,-stand,s*(L/2-0.022)),r*0.85,mat,p)
    return p
def knob(mat,parent,loc,r=0.015):
    prof=[(0,0),(0.008,0),(0.008,0.002),(0.0055,0.004),(0.005,0.013)]+bez((0.005,0.013),(r*0.9,0.014),(r,0.019),6)+bez((r,0.019),(r*1.02,0.0255),(r*0.6,0.0275),6)+[(0,0.0285)]
    return lathe('knob',prof,mat,parent,loc,(math.radians(90),0,0))
# ---------- lights / camera ----------
def aim(o,target):
    d=Vector(target)-o.location; o.rotation_euler=d.to_track_quat('-Z','Y').to_euler()
def area(name,loc,target,sx,sy,power,hexc='#ffffff',spread=180,cam=False,glossy=True,shadow=True):
    l=bpy.data.lights.new(name,'AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.energy=power; l.color=lin(hexc)[:3]; l.spread=math.radians(spread)
    o=bpy.data.objects.new(name,l); o.location=loc; link(o); aim(o,target); o.visible_camera=cam; o.visible_glossy=glossy; l.use_shadow=shadow; return o
def camera(loc,target,lens=50,sx=0,sy=0,dof=None,f=4.0):
    c=bpy.data.cameras.new('cam'); c.lens=lens; c.shift_x=sx; c.shift_y=sy; c.sensor_width=36; c.sensor_fit='HORIZONTAL'
    o=bpy.data.objects.new('cam',c); o.location=loc; link(o); aim(o,target); bpy.context.scene.camera=o
    if dof: c.dof.use_dof=True; c.dof.focus_distance=dof; c.dof.aperture_fstop=f
    return o
def world(hexc,strength):
    w=bpy.data.worlds.new('w'); w.use_nodes=True; b=w.node_tree.nodes['Background']; b.inputs[0].default_value=lin(hexc); b.inputs[1].default_value=strength; w.cycles.sampling_method='NONE'; bpy.context.scene.world=w; return w
# ---------- render: split into C (diffuse color, noise-free), E (irradiance), G (everything else), AOV masks ----------
#   image = C*E + G      recolor:  C' = C + mask*(new-old)      E and G are denoised separately
LIB=None
def _exr(path):
    im=bpy.data.images.load(path); w,h=im.size; a=np.empty(w*h*im.channels,np.float32); im.pixels.foreach_get(a); a=a.reshape(h,w,im.channels)[...,:3].copy(); bpy.data.images.remove(im); return a
def render_passes(scene,w,h,spp,seed,aovs=()):
    r=scene.render; r.resolution_x=w; r.resolution_y=h; r.resolution_percentage=100; cy=scene.cycles; cy.samples=spp; cy.seed=seed
    cy.use_denoising=False; cy.use_adaptive_sampling=False; r.use_persistent_data=True
    vl=scene.view_layers[0]; vl.cycles.denoising_store_passes=True; vl.use_pass_diffuse_direct=vl.use_pass_diffuse_indirect=vl.use_pass_diffuse_color=True
    have={a.name for a in vl.aovs}
    for n,ty in aovs:
        if n not in have: a=vl.aovs.add(); a.name=n; a.type=ty
    scene.use_nodes=True; t=scene.node_tree; t.nodes.clear(); rl=t.nodes.new('CompositorNodeRLayers')
    comp=t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'],comp.inputs[0])
    fo=t.nodes.new('CompositorNodeOutputFile'); base=TMP+'/art%d_'%os.getpid(); fo.base_path=TMP; fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'; fo.format.color_mode='RGB'; fo.format.exr_codec='NONE'
    fo.file_slots.clear(); names=['Image','Denoising Albedo','Denoising Normal','Denoising Depth','DiffDir','DiffInd','DiffCol']+[n for n,_ in aovs]
    for n in names:
        fo.file_slots.new(os.path.basename(base)+n.replace(' ','')+'_'); t.links.new(rl.outputs[n],fo.inputs[-1])
    t0=time.time(); bpy.ops.render.render(); dt=time.time()-t0
    out={}
    for n in names:
        p=base+n.replace(' ','')+'_%04d.exr'%scene.frame_current; out[n]=_exr(p); os.remove(p)
    return out,dt
def _blur(x,r):
    for ax in(0,1): x=sum(np.roll(x,i,ax) for i in range(-r,r+1))/(2*r+1)
    return x
def nlm(a,b,alb,nor,z,R=8,P=1,k=0.75,sa=0.08,sn=0.25,sz=0.04,R2=5,k2=1.0,vmin=1e-6):
    """dual-buffer NLM: a,b two independent half-spp images; cross-filtered, then a light pass on the mean (log space)"""
    global LIB
    if LIB is None: LIB=ctypes.CDLL(HERE+'/libnlm.so')
    c=lambda x:x.ctypes.data_as(ctypes.POINTER(ctypes.c_float)); H,W,_=alb.shape
    m=np.ascontiguousarray(np.minimum(np.log1p(np.clip(a,0,60)),9),np.float32); n=np.ascontiguousarray(np.minimum(np.log1p(np.clip(b,0,60)),9),np.float32)
    v=np.ascontiguousarray(np.maximum(_blur((m-n)**2/2,3),vmin),np.float32)
    F=np.ascontiguousarray(np.concatenate([alb,nor,z],2).astype(np.float32))
    o1=np.empty_like(m); o2=np.empty_like(m); o=np.empty_like(m); ws=np.empty((H,W),np.float32); f=ctypes.c_float
    call=lambda g,vv,s,o,R,k:LIB.nlm(c(g),c(vv),c(s),c(F),c(o),c(ws),W,H,R,P,f(k),f(sa),f(sn),f(sz))
    call(n,v,m,o1,R,k); call(m,v,n,o2,R,k)
    mean=np.ascontiguousarray((o1+o2)/2)
    if R2<=0: return np.expm1(mean)
    v2=np.ascontiguousarray(np.maximum(_blur((o1-o2)**2/2,2),2*vmin),np.float32)
    call(mean,v2,mean,o,R2,k2); return np.expm1(o).astype(np.float32)
def shoot(scene,w,h,spp,name,aovs=(),meta=None,R=8):
    """renders and writes cache/<name>.npz with E,G,C (float16) and the AOVs; returns nothing"""
    A,t1=render_passes(scene,w,h,max(1,spp//2),1,aovs); B,t2=render_passes(scene,w,h,max(1,spp//2),2,aovs); t0=time.time()
    mean=lambda n:(A[n]+B[n])/2
    C=mean('DiffCol'); alb=mean('Denoising Albedo'); nor=mean('Denoising Normal'); z=np.minimum(mean('Denoising Depth')[...,:1],1e4)
    EA,EB=A['DiffDir']+A['DiffInd'],B['DiffDir']+B['DiffInd']
    GA,GB=np.maximum(A['Image']-A['DiffCol']*EA,0),np.maximum(B['Image']-B['DiffCol']*EB,0)
    E=nlm(EA,EB,C,nor,z,R=R,sa=0.30); G=nlm(GA,GB,alb,nor,z,R=max(5,R-2),sa=0.10)
    d=dict(E=E.astype(np.float16),G=G.astype(np.float16),C=C.astype(np.float16))
    for n,ty in aovs:
        x=mean(n); d['aov_'+n]=(x if ty=='COLOR' else x[...,0]).astype(np.float16)
    if meta: d['meta']=np.array(repr(meta))
    d={k:(v[::-1] if getattr(v,'ndim',0)>=2 else v) for k,v in d.items()}          # top row first
    os.makedirs(ART+'/cache',exist_ok=True); np.savez(ART+'/cache/.%s.npz'%name,**d); os.replace(ART+'/cache/.%s.npz'%name,ART+'/cache/%s.npz'%name)
    print('SHOT %s %dx%d spp=%d render=%.1fs denoise=%.1fs'%(name,w,h,spp,t1+t2,time.time()-t0),flush=True)
