"""The catalog: one row per sample door. code brand line color construction material swatch family"""
S=[]
def add(brand,line,con,rows):
    for code,color,mat,hx,fam in rows: S.append(dict(code=code,brand=brand,line=line,color=color,construction=con,material=mat,swatch=hx,family=fam))
NAVY='#24344d'; ROYAL='#2a4a86'; GREIGE='#b9b0a2'; LG='#c9cbca'; DG='#6d7174'; SAGE='#a1ab94'; AUG='#6f7f6a'; CHAR='#3e4144'; J='JSI Cabinetry'; U='USCD'
add(J,'Trenton Recessed','recessed',[('trnv','Navy','paint',NAVY,'blue'),('trry','Royal','paint',ROYAL,'blue'),('trgr','Greige','paint',GREIGE,'grey'),('trlg','Light Gray','paint',LG,'grey'),('trdg','Dark Gray','paint',DG,'grey')])
add(J,'Yarmouth Slab','slab',[('yssg','Sage','paint',SAGE,'green'),('ysag','Augusta','paint',AUG,'green'),('ysch','Charcoal','paint',CHAR,'black'),('ysnv','Navy','paint',NAVY,'blue'),('ysry','Royal','paint',ROYAL,'blue'),('ysgr','Greige','paint',GREIGE,'grey'),('yslg','Light Gray','paint',LG,'grey'),('ysdg','Dark Gray','paint',DG,'grey')])
add(J,'Yarmouth Raised','raised',[('yrsg','Sage','paint',SAGE,'green'),('yrag','Augusta','paint',AUG,'green'),('yrcc','Charcoal','paint',CHAR,'black'),('yrnv','Navy','paint',NAVY,'blue'),('yrry','Royal','paint',ROYAL,'blue'),('yrgr','Greige','paint',GREIGE,'grey'),('yrlg','Light Gray','paint',LG,'grey'),('yrdg','Dark Gray','paint',DG,'grey'),('yrwt','White','paint','#f1efe9','white'),('yrdw','Driftwood','wood:drift','#9c8e7b','brown')])
add(J,'Amesbury','shaker',[('amwt','White','paint','#f2f0eb','white'),('amms','Mist','paint','#c3c8c6','grey')])
add(J,'Amesbury Recessed','recbevel',[('awrs','White','paint','#f2f0eb','white'),('amrc','Mist','paint','#c3c8c6','grey')])
add(J,'Upton','shaker',[('upbw','Brown','wood:brown','#70492e','brown')])
add(J,'Upton Recessed','recbevel',[('upbr','Brown','wood:brown','#70492e','brown')])
add(J,'Dover','raised_d',[('dvwt','White','paint','#f0eee7','white'),('dvcs','Castle','paint','#aaa59b','grey'),('dvln','Lunar','paint','#d3d6d8','grey')])
add(J,'Essex','shaker_e',[('eswt','White','paint','#f3f1ec','white'),('estf','Truffle','paint','#857869','brown'),('esdw','Driftwood','wood:drift','#9c8e7b','brown'),('esnw','Norwich','paint','#71818c','blue')])
add(J,'Trenton','recessed',[('trwt','White','paint','#f1efe9','white'),('trtf','Truffle','paint','#857869','brown')])
add(U,'Shaker','shaker',[('wtse','White','paint','#f4f3ef','white'),('awsk','Antique White','paint','#ece4d3','white'),('dvsk','Dove','paint','#d4d2cc','grey'),('gyse','Grey','paint','#979a9b','grey'),('bksr','Black','paint','#26272a','black'),('hysk','Honey','wood:honey','#b98548','brown'),('cinsk','Cinder','wood:cinder','#5a5652','grey'),('ivys','Ivy','paint','#2f4a3e','green')])
add(U,'Edgeline','slim',[('egw','White','paint','#f2f1ed','white')])
add(U,'Oxford','ogee',[('oxm','Mist','paint','#c6cac8','grey'),('oxt','Toffee','wood:toffee','#856042','brown'),('oxw','White','paint','#f1efe9','white'),('oxs','Sage','paint','#a4ad98','green')])
add(U,'Torrance','wide',[('torw','White','paint','#f2f0ea','white')])
add(U,'Casselberry','raised_c',[('sdcb','Saddle','wood:saddle','#80502f','brown'),('awcr','Antique White','paint','#ece4d3','white')])
add(U,'Torino','slab_wood',[('tdwd','Dark Wood','wood:dark','#463126','brown'),('tgwd','Grey Wood','wood:greywood','#8f8a82','grey'),('twpn','White Pine','wood:whitepine','#dccbad','brown')])
add(U,'Verona','slab_matt',[('vmnt','Midnight Navy','paint','#1f2a3f','blue'),('vpbc','Pure Blanc','paint','#f3f2ee','white')])
add(U,'Palermo','slab_gloss',[('pmgw','Gloss White','gloss','#f5f5f3','white')])
assert len({s['code'] for s in S})==len(S)
if __name__=='__main__':
    import json,os; d=os.path.dirname(os.path.dirname(os.path.abspath(__file__))); json.dump(S,open(d+'/styles.json','w'),indent=1); print(len(S))
    # render jobs in priority order
