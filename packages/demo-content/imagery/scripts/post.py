"""numpy post: load cache npz, tone curves, PNG writer (no Blender, no PIL)"""
import numpy as np, zlib, struct, os
HERE=os.path.dirname(os.path.abspath(__file__)); ART=os.environ.get('ART',os.path.join(os.path.dirname(HERE),'work'))
def hexlin(h):
    v=np.array([int(h.lstrip('#')[i:i+2],16)/255 for i in(0,2,4)]); return np.where(v<=.04045,v/12.92,((v+.055)/1.055)**2.4).astype(np.float32)
def srgb(x): x=np.clip(x,0,1); return np.where(x<=.0031308,12.92*x,1.055*np.power(x,1/2.4)-.055)
def unsrgb(x): return np.where(x<=.04045,x/12.92,((x+.055)/1.055)**2.4)
def load(name):
    z=np.load(ART+'/cache/%s.npz'%name); return {k:(z[k].astype(np.float32) if z[k].dtype==np.float16 else z[k]) for k in z.files}
def shoulder(x,k=.80):
    """linear up to k, soft roll-off to 1 (doors)"""
    y=np.maximum(x-k,0); return np.where(x<k,x,k+(1-k)*(1-np.exp(-y/(1-k))))
def ishoulder(y,k=.80):
    y=np.minimum(y,.995); return np.where(y<k,y,k-(1-k)*np.log(np.maximum(1-(y-k)/(1-k),1e-4)))
def gt(x,P=1.,a=1.02,m=.18,l=.36,c=1.16):
    """'GT' filmic curve (Uchimura): toe, linear middle (colors stay true), soft shoulder (rooms)"""
    l0=(P-m)*l/a; S0=m+l0; S1=m+a*l0; C2=a*P/(P-S1); t=np.clip(x/m,0,1); w0=1-t*t*(3-2*t); w2=(x>m+l0).astype(np.float32); w1=1-w0-w2
    T=m*np.power(np.maximum(x/m,0),c); S=P-(P-S1)*np.exp(-C2*(x-S0)/P); L=m+a*(x-m); return T*w0+L*w1+S*w2
def grain(img,amt=.006,seed=1,size=1):
    """fine luminance film grain, strongest in mid tones (img = display 0..1)"""
    r=np.random.default_rng(seed); n=r.standard_normal(img.shape[:2]).astype(np.float32)
    n=(n+np.roll(n,1,0)+np.roll(n,1,1)+np.roll(n,(1,1),(0,1)))/2*.8+.4*n if size else n
    return img+amt*n[...,None]*(0.35+2.6*img*(1-img))
def png(path,img,dither=True):
    """img float 0..1, 3 or 4 channels"""
    x=img*255
    if dither: x=x+np.random.default_rng(2).random(img.shape[:2]+(1,),dtype=np.float32)-.5
    a=np.clip(np.rint(x),0,255).astype(np.uint8); h,w,c=a.shape
    raw=np.concatenate([np.zeros((h,1),np.uint8),a.reshape(h,w*c)],1).tobytes()
    ch=lambda t,d:struct.pack('>I',len(d))+t+d+struct.pack('>I',zlib.crc32(t+d))
    open(path,'wb').write(b'\x89PNG\r\n\x1a\n'+ch(b'IHDR',struct.pack('>IIBBBBB',w,h,8,6 if c==4 else 2,0,0,0))+ch(b'IDAT',zlib.compress(raw,1))+ch(b'IEND',b''))
